/** Characters that would move the cursor, color the terminal, or reorder what stands beside them. */
// eslint-disable-next-line no-control-regex
const unprintable = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
// eslint-disable-next-line no-control-regex
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/** A text of somebody else's making as one that is safe to print in a terminal; line breaks stay. */
export const printable = (text: string): string =>
  text.replace(/\r\n?/g, "\n").replace(unprintable, "\ufffd");

/** A text without what commands a terminal, for a file that is also printed; marks of direction belong to Arabic and Hebrew names. */
export const withoutControls = (text: string): string => text.replace(controls, "\ufffd");

/** A value as JSON that is safe to print in a terminal, and reads back as the same value. */
export const printableJson = (value: unknown, indent?: number): string =>
  JSON.stringify(value, null, indent).replace(
    unprintable,
    (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
