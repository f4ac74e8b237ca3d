import { randomBytes, timingSafeEqual } from "node:crypto";

/** Who may use the desk: the browser that has opened the one-time address. */
export interface Session {
  /** The secret of the one-time address. */
  readonly key: string;
  /** Takes the key, once; returns the token, or undefined for another key or one that was used. */
  enter(key: string): string | undefined;
  /** Whether an `Authorization` header carries the token that was given out. */
  isOpen(authorization: string | undefined): boolean;
}

const isSame = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

export const newSecret = (): string => randomBytes(24).toString("hex");

/** A session of one browser, which ends with the process. */
export function makeSession(): Session {
  const [key, token] = [newSecret(), newSecret()];
  let isEntered = false;
  return {
    key,
    enter(given) {
      if (isEntered || !isSame(given, key)) return undefined;
      isEntered = true;
      return token;
    },
    isOpen: (given) => isEntered && given !== undefined && isSame(given, `Bearer ${token}`),
  };
}

/** The address that signs a browser in, once. Browsers send no server what is behind `#`, so that no log has the key. */
export const oneTimeAddress = (port: number, { key }: Session): string =>
  `http://127.0.0.1:${port}/enter#key=${key}`;
