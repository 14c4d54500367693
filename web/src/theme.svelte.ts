/** Day or night: as the system has it, until somebody chooses. */

const KEPT = "hoodwink.theme";

class Theme {
  night = $state(false);

  begin(): void {
    const kept = localStorage.getItem(KEPT);
    const dark = matchMedia("(prefers-color-scheme: dark)");
    this.#set(kept === null ? dark.matches : kept === "night");
    dark.addEventListener("change", () => {
      if (localStorage.getItem(KEPT) === null) this.#set(dark.matches);
    });
  }

  turn(): void {
    this.#set(!this.night);
    localStorage.setItem(KEPT, this.night ? "night" : "day");
  }

  #set(night: boolean): void {
    this.night = night;
    document.documentElement.dataset["theme"] = night ? "night" : "day";
  }
}

export const theme = new Theme();
