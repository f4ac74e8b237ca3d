import { line } from "./text.ts";

const PLACEHOLDER = /\{([^{}]*)\}/g;

/**
 * One line of text with names in braces that a page fills in.
 * @param names what the page fills in at this place; any other name is a mistake
 */
export function templateText(names: readonly string[], max = 400) {
  return line(max).refine(
    (text) => [...text.matchAll(PLACEHOLDER)].every(([, name = ""]) => names.includes(name)),
    `a text with no other names in braces than ${names.map((name) => `{${name}}`).join(", ")}`,
  );
}
