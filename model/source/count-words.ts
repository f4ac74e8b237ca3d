import type { ProseLine } from "./extract-prose-lines.ts";

/**
 * Counts the words in prose, including headings, and in the values of blocks. Ignores Markdown and YAML
 * syntax.
 */
export function countWords(prose: readonly ProseLine[], blocks: readonly unknown[]): number {
  const text = prose
    .map((line) => line.text)
    .join("\n")
    .replace(/<[^>]+>/g, " ")
    .replace(/\[source:[^\]]+\]/g, " ")
    .replace(/\]\([^)]*\)/g, " ");
  return wordsOf(text) + blocks.reduce<number>((sum, block) => sum + wordsOf(textOf(block)), 0);
}

const wordsOf = (text: string): number => text.match(/[\p{L}\p{N}$][\p{L}\p{N}$%'’.,/+-]*/gu)?.length ?? 0;

function textOf(value: unknown): string {
  if (typeof value === "string" || typeof value === "number") return String(value);
  if (typeof value === "object" && value !== null) return Object.values(value).map(textOf).join(" ");
  return "";
}
