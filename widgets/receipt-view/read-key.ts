/** A receipt key, alone or as a URL fragment: 128 bits, base64url. */
const KEY = /(?:^|#)([\w-]{22})$/;

export const readKey = (text: string): string | undefined => KEY.exec(text.trim())?.[1];
