import { randomBytes } from "node:crypto";
import { isSameSecret } from "../../../platform/is-same-secret.ts";

export interface Session {
  readonly key: string;
  /** Redeems the one-time key; returns the session token, or undefined for a wrong or used key. */
  enter(key: string): string | undefined;
  isOpen(authorization: string | undefined): boolean;
}

export const newSecret = (): string => randomBytes(24).toString("hex");

export function makeSession(): Session {
  const [key, token] = [newSecret(), newSecret()];
  let isKeyUsed = false;
  return {
    key,
    enter(credential) {
      if (isKeyUsed || !isSameSecret(credential, key)) return undefined;
      isKeyUsed = true;
      return token;
    },
    isOpen: (credential) =>
      isKeyUsed && credential !== undefined && isSameSecret(credential, `Bearer ${token}`),
  };
}

/**
 * Returns the URL that signs in a browser once. Browsers do not send the fragment to servers, so the key is not
 * logged.
 */
export const oneTimeUrl = (port: number, { key }: Session): string =>
  `http://127.0.0.1:${port}/enter#key=${key}`;
