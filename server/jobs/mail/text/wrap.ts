/** Maximum line length of plain text, in characters, by convention. */
const WIDTH = 72;

/**
 * Wraps text at spaces; longer words, such as URLs, stay whole so that they can be clicked.
 * @param indent prefix of every line but the first
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
