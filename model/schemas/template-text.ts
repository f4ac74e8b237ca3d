import { line } from "./text.ts";

const PLACEHOLDER = /\{([^{}]*)\}/g;

/**
 * Creates a schema for one line of text with `{name}` placeholders.
 * @param names valid placeholders; the schema rejects any other name
 */
export function templateText(names: readonly string[], max = 400) {
  return line(max).refine(
    (text) => [...text.matchAll(PLACEHOLDER)].every(([, name = ""]) => names.includes(name)),
    hintOf(names),
  );
}

function hintOf(names: readonly string[]): string {
  if (names.length === 0) return "nothing in braces";
  const list = new Intl.ListFormat("en-US", { type: "conjunction" });
  return `may use ${list.format(names.map((name) => `{${name}}`))}; nothing else in braces`;
}
