/** Which page is shown: found by the address alone. The server's `pages.py` knows the same beginnings. */

class Ways {
  path = $state(location.pathname);
  /** What stands behind the `#`: a browser tells it to no server, and to no proxy on the way. */
  secret = $state(location.hash.slice(1));

  constructor() {
    addEventListener("popstate", () => this.#look());
  }

  to(path: string): void {
    if (path !== location.pathname + location.hash) history.pushState(null, "", path);
    this.#look();
    scrollTo(0, 0);
  }

  #look(): void {
    [this.path, this.secret] = [location.pathname, location.hash.slice(1)];
  }
}

export const ways = new Ways();

/** For a link: goes there without asking the server for the same page again. */
export const go = (path: string) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  ways.to(path);
};
