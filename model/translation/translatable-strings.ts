import * as z from "zod";
import { listChildren, unwrapSchema } from "../source/field-meta.ts";
import type { LocatedString } from "../source/list-strings.ts";
import type { FieldPath } from "../source/yaml-source.ts";

/**
 * Matches fields with link targets. They need no translation because links are resolved to the page's
 * language.
 */
const LINK_FIELD = /href$/i;
const PLACEHOLDER = /\{\{[^{}]*\}\}|\{[^{}]*\}/g;

/**
 * Lists the text that a translation has to contain: strings without a required format. Numbers, dates, link
 * targets, references to entries, and fields marked `isUntranslated` are only in the English file.
 * @param value the file's value before placeholders are filled in; it may contain mistakes
 */
export function listTranslatableStrings(
  wrappedSchema: z.ZodType,
  value: unknown,
  path: FieldPath = [],
): LocatedString[] {
  const { schema, meta } = unwrapSchema(wrappedSchema);
  if (meta.isUntranslated === true || meta.reference !== undefined || LINK_FIELD.test(String(path.at(-1))))
    return [];
  if (typeof value === "string") return isFreeText(schema) && hasWords(value) ? [{ path, text: value }] : [];
  return listChildren(schema, value).flatMap(([key, item, part]) =>
    listTranslatableStrings(part, item, [...path, key]),
  );
}

/** Whether a schema is for a string without a pattern, such as `line`, `prose` or `templateText`. */
function isFreeText(schema: z.ZodType): boolean {
  if (!(schema instanceof z.ZodString)) return false;
  return (schema.def.checks ?? []).every(({ _zod: { def } }) => def.check !== "string_format");
}

const hasWords = (text: string): boolean => /\p{L}/u.test(text.replace(PLACEHOLDER, ""));

/** Lists the placeholders in a text, sorted. A translation must have the same ones. */
export const listPlaceholders = (text: string): string[] =>
  [...new Set(Array.from(text.matchAll(PLACEHOLDER), ([found]) => found.replaceAll(/\s/g, "")))].sort();
