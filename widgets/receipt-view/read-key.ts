/** A receipt key: 128 bits as base64url, on its own or as the fragment of a URL. */
const KEY = /(?:^|#)([\w-]{22})$/;

export const readKey = (text: string): string | undefined => KEY.exec(text.trim())?.[1];
