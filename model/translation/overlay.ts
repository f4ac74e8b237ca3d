import type { YamlSource, FieldPath } from "../source/yaml-source.ts";
import * as z from "zod";
import { listChildren, unwrapSchema } from "../source/field-meta.ts";
import type { LocatedString } from "../leaves.ts";

/** Merges a translation over the English value, objects by key and lists by position. */
function overlayValue(english: unknown, translation: unknown): unknown {
  if (translation === undefined || translation === null) return english;
  if (Array.isArray(english) && Array.isArray(translation))
    return english.map((item: unknown, index) => overlayValue(item, translation[index]));
  if (isRecord(english) && isRecord(translation))
    return Object.fromEntries(
      Object.entries(english).map(([key, item]) => [key, overlayValue(item, translation[key])]),
    );
  return translation;
}

/**
 * Returns a translated file with missing values filled in from English. Line numbers refer to the
 * translation.
 */
export function overlaySource(english: YamlSource, translation: YamlSource): YamlSource {
  return { ...translation, value: overlayValue(english.value, translation.value) };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

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
