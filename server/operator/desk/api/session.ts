import { randomBytes } from "node:crypto";
import { isSameSecret } from "../../../platform/is-same-secret.ts";

export type Session = ReturnType<typeof makeSession>;

export const newSecret = (): string => randomBytes(24).toString("hex");

export function makeSession() {
  const [key, token] = [newSecret(), newSecret()];
  let isKeyUsed = false;
  return {
    key,
    /** Redeems the one-time key; returns the session token, or undefined for a wrong or used key. */
    enter(credential: string): string | undefined {
      if (isKeyUsed || !isSameSecret(credential, key)) return undefined;
      isKeyUsed = true;
      return token;
    },
    isOpen: (credential: string | undefined): boolean =>
      isKeyUsed && credential !== undefined && isSameSecret(credential, `Bearer ${token}`),
  };
}

/**
 * Returns the URL that signs in a browser once. Browsers do not send the fragment to servers, so the key is not
 * logged.
 */
export const oneTimeUrl = (port: number, { key }: Session): string =>
  `http://127.0.0.1:${port}/enter#key=${key}`;
