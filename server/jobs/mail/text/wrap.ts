/** Longest line of a plain-text part, in characters, as mail has it by custom. */
const WIDTH = 72;

/**
 * Breaks text at spaces; a word that is longer, such as an address, stays whole so that it can be clicked.
 * @param indent put before every line but the first, whose start is there already
 */
export function wrap(text: string, indent = ""): string {
  const room = WIDTH - indent.length;
  return text
    .split("\n")
    .flatMap((paragraph) => wrapLine(paragraph, room))
    .join(`\n${indent}`);
}

function wrapLine(text: string, room: number): string[] {
  const lines = [""];
  for (const word of text.split(" ")) {
    const last = lines.at(-1) ?? "";
    if (last !== "" && last.length + 1 + word.length > room) lines.push(word);
    else lines[lines.length - 1] = last === "" ? word : `${last} ${word}`;
  }
  return lines;
}
