import { randomBytes, timingSafeEqual } from "node:crypto";

/** Who may use the desk: the browser that has opened the one-time address. */
export interface Session {
  /** The secret of the one-time address. */
  readonly key: string;
  /** Takes the key, once; returns the cookie's secret, or undefined for another key or one that was used. */
  enter(key: string): string | undefined;
  /** Whether a cookie's secret is the one that was given out. */
  isOpen(secret: string | undefined): boolean;
}

const isSame = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** A session of one browser, which ends with the process. */
export function makeSession(): Session {
  const [key, secret] = [randomBytes(24).toString("hex"), randomBytes(24).toString("hex")];
  let isEntered = false;
  return {
    key,
    enter(given) {
      if (isEntered || !isSame(given, key)) return undefined;
      isEntered = true;
      return secret;
    },
    isOpen: (given) => isEntered && given !== undefined && isSame(given, secret),
  };
}
