import { newSecret } from "./session.ts";

/** How long a ticket is valid, in milliseconds; browsers use it immediately. */
const lifetimeMs = 60_000;

/**
 * Creates the tickets for files that the browser loads itself, as a download or in its PDF viewer, and therefore
 * without the session token. A ticket is for one path, single-use and short-lived.
 */
export function createFileTickets() {
  const paths = new Map<string, string>();
  return {
    issue(path: string) {
      const ticket = newSecret();
      paths.set(ticket, path);
      setTimeout(() => paths.delete(ticket), lifetimeMs).unref();
      return ticket;
    },
    redeem(ticket: string) {
      const path = paths.get(ticket);
      paths.delete(ticket);
      return path;
    },
  };
}
