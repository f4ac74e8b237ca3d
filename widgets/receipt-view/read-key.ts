/** The key of a receipt at the end of a link, or by itself: 128 bits as Base64 for addresses. */
const KEY = /(?:^|#)([\w-]{22})$/;

/** Reads the key out of what stands in the address, or what was pasted; undefined where there is none. */
export const readKey = (text: string): string | undefined => KEY.exec(text.trim())?.[1];
