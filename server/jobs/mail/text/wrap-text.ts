/** Conventional line length of plain-text email, in characters. */
const WIDTH = 72;

/**
 * Wraps text at spaces. Does not break longer words such as URLs, which must stay clickable.
 * @param indent prefix of every line except the first
 */
export function wrapText(text: string, indent = ""): string {
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
