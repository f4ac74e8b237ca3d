import { newSecret } from "./session.ts";

/** How long a ticket is valid, in milliseconds; browsers use it immediately. */
const lifetimeMs = 60_000;

/**
 * Tickets for files that the browser loads itself, as a download or in its PDF viewer, and therefore without the
 * session token. A ticket is for one path, single-use and short-lived.
 */
interface FileTickets {
  issue(path: string): string;
  redeem(ticket: string): string | undefined;
}

export function createFileTickets(): FileTickets {
  const paths = new Map<string, string>();
  return {
    issue(path) {
      const ticket = newSecret();
      paths.set(ticket, path);
      setTimeout(() => paths.delete(ticket), lifetimeMs).unref();
      return ticket;
    },
    redeem(ticket) {
      const path = paths.get(ticket);
      paths.delete(ticket);
      return path;
    },
  };
}
