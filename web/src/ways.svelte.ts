/** Which page is shown: found by the address alone. The server's `pages.py` knows the same beginnings. */

class Ways {
  path = $state(location.pathname);

  constructor() {
    addEventListener("popstate", () => (this.path = location.pathname));
  }

  to(path: string): void {
    if (path !== location.pathname) history.pushState(null, "", path);
    this.path = path;
    scrollTo(0, 0);
  }
}

export const ways = new Ways();

/** For a link: goes there without asking the server for the same page again. */
export const go = (path: string) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  ways.to(path);
};
