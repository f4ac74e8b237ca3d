import { newSecret } from "./session.ts";

/** How long a ticket is valid, in milliseconds: the browser follows it at once. */
const lifetime = 60_000;

/**
 * Lets a browser load a file by itself, as for a download or its reader of PDF, where it cannot send the session's token: each
 * ticket stands for one path, works once, and not for long.
 */
export interface FileTickets {
  issue(path: string): string;
  /** @returns undefined for a ticket that was used, has expired, or never existed */
  redeem(ticket: string): string | undefined;
}

export function fileTickets(): FileTickets {
  const paths = new Map<string, string>();
  return {
    issue(path) {
      const ticket = newSecret();
      paths.set(ticket, path);
      setTimeout(() => paths.delete(ticket), lifetime).unref();
      return ticket;
    },
    redeem(ticket) {
      const path = paths.get(ticket);
      paths.delete(ticket);
      return path;
    },
  };
}
