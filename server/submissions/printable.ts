/** Characters that would move the cursor, color the terminal, or reorder what stands beside them. */
// eslint-disable-next-line no-control-regex
const unprintable = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A text of somebody else's making as one that is safe to print in a terminal; line breaks stay. */
export const printable = (text: string): string =>
  text.replace(/\r\n?/g, "\n").replace(unprintable, "\ufffd");
