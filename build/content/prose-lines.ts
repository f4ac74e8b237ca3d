import type { ArticleSource } from "./article-source.ts";

/** The lines of an article's prose with their numbers in the file; blocks are left out. */
export function proseLines({ body, bodyLine }: ArticleSource): { text: string; line: number }[] {
  return body
    .replace(/^```[\s\S]*?^```/gm, (fence) => fence.replace(/[^\n]/g, ""))
    .split("\n")
    .map((text, index) => ({ text, line: bodyLine + index }));
}
