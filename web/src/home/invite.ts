/** The link that brings a friend here. */

export interface Invitation {
  link: string;
  /** Nobody but this machine can open it. */
  alone: boolean;
}

/** `told` is the server's link by its public address; where it knows none but its own, the one that I came by is better. */
export function invitation(told: string, here: string): Invitation {
  const link = new URL(told);
  if (!local(link.hostname)) return { link: told, alone: false };
  return { link: new URL(link.pathname, here).href, alone: local(new URL(here).hostname) };
}

const local = (host: string) => host === "localhost" || host === "[::1]" || /^127\./.test(host);
