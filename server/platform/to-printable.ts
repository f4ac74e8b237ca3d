/** Characters that move the cursor, color the terminal, or reorder adjacent text. */
// oxlint-disable-next-line no-control-regex
const unprintable = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
// oxlint-disable-next-line no-control-regex
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/** Makes untrusted text safe to print in a terminal; keeps line breaks. */
export const toPrintable = (text: string): string =>
  text.replace(/\r\n?/g, "\n").replace(unprintable, "\ufffd");

/**
 * Replaces terminal control characters in text for a file. Keeps bidirectional marks, which Arabic and Hebrew names
 * need.
 */
export const replaceControls = (text: string): string => text.replace(controls, "\ufffd");

/** Formats a value as JSON that is safe to print in a terminal and parses back to the same value. */
export const toPrintableJson = (value: unknown, indent?: number): string =>
  JSON.stringify(value, null, indent).replace(
    unprintable,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
