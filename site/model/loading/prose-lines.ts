/** A line of prose and its number in the file. */
export interface ProseLine {
  text: string;
  line: number;
}

/** The lines of a Markdown body; blocks are left out. */
export function proseLines(body: string, firstLine: number): ProseLine[] {
  return body
    .replace(/^```[\s\S]*?^```/gm, (fence) => "\n".repeat(fence.split("\n").length - 1))
    .split("\n")
    .map((text, index) => ({ text, line: firstLine + index }));
}
