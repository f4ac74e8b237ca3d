/** Where the browser keeps the email of the last sign-in that asked for it. */
const KEY = "ridgebeam-portal-email";

/** The email that this device remembers; undefined where there is none, or where the browser keeps nothing. */
export function readRememberedEmail(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Remembers an email on this device, in the place of the one before; with undefined, forgets it. */
export function rememberEmail(email: string | undefined): void {
  try {
    if (email === undefined) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, email);
  } catch {
    // A browser that keeps nothing remembers nothing; signing in goes on.
  }
}
