/** A receipt key, alone or at the end of a URL as its fragment: 128 bits, encoded as base64url. */
const KEY = /(?:^|#)([\w-]{22})$/;

export const readKey = (text: string): string | undefined => KEY.exec(text.trim())?.[1];
