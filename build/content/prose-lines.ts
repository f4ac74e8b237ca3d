import type { ArticleSource } from "./article-source.ts";

/** A line of prose and its number in the file. */
export interface ProseLine {
  text: string;
  line: number;
}

/** The lines of an article's prose; blocks are left out. */
export function proseLines({ body, bodyLine }: ArticleSource): ProseLine[] {
  return body
    .replace(/^```[\s\S]*?^```/gm, (fence) => "\n".repeat(fence.split("\n").length - 1))
    .split("\n")
    .map((text, index) => ({ text, line: bodyLine + index }));
}
