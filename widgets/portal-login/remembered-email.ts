const KEY = "ridgebeam-portal-email";

/** Returns the email address stored on this device; undefined if there is none or storage is blocked. */
export function readRememberedEmail(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores the email address on this device, or removes it if undefined. */
export function rememberEmail(email: string | undefined): void {
  try {
    if (email === undefined) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, email);
  } catch {
    // Storage may be blocked. Signing in works without it.
  }
}
