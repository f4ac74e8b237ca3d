const KEY = "ridgebeam-portal-email";

/** Returns the email remembered on this device; undefined if there is none, or if storage is blocked. */
export function readRememberedEmail(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Remembers an email on this device; undefined forgets it. */
export function rememberEmail(email: string | undefined): void {
  try {
    if (email === undefined) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, email);
  } catch {
    // Signing in does not depend on storage.
  }
}
