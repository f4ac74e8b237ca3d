import { warn } from "../runtime/warn.ts";
import type { Strings } from "./embedded-form.ts";

/** Leaves out what is neither a text nor a group or list of texts, such as `null`. */
const keepTexts = (_key: string, value: unknown): unknown =>
  typeof value === "string" || Object(value) === value ? value : undefined;

/** Reads `<script type="application/json">` in the tag: texts that take the place of ours. Nothing in it can break the page. */
export function readStrings(host: Element, isComplete: boolean): Strings {
  const source = host.querySelector('script[type="application/json"]')?.textContent;
  if (!source) return {};
  try {
    const texts: unknown = JSON.parse(source, keepTexts);
    return typeof texts === "object" ? (texts as Strings) : {};
  } catch {
    if (isComplete) warn(`the texts in <${host.localName}> are not JSON; ours are shown`);
    return {};
  }
}
