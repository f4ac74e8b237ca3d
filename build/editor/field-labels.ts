import type * as z from "zod";
import { unwrapSchema } from "../../model/source/field-meta.ts";

const ACRONYMS = new Set(["url", "id", "faqs", "osha", "mep", "bim", "csv"]);

/**
 * Converts a key to a label: `openPosition` to "Open position", `state-public-only` to "State public only",
 * `moreHref` to "More link".
 */
export function humanize(key: string): string {
  const words = key.replace(/([a-z0-9])([A-Z])/g, "$1 $2").split(/[\s_-]+/);
  const text = words
    .map((word) => word.toLowerCase())
    .map((word) => (word === "href" ? "link" : word))
    .map((word) => (ACRONYMS.has(word) ? (word === "faqs" ? "FAQs" : word.toUpperCase()) : word))
    .join(" ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns a field's label in the editor: the title of its schema or, if it has none, its key as words. */
export const getFieldLabel = (key: string, schema: z.ZodType): string =>
  unwrapSchema(schema).meta.title ?? humanize(key);
