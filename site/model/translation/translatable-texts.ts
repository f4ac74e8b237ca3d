import * as z from "zod";
import { unwrapSchema } from "../schemas/field-meta.ts";
import type { FoundText } from "../source/texts-of.ts";
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
export function translatableTexts(outer: z.ZodType, value: unknown, path: FieldPath = []): FoundText[] {
  const { schema, meta } = unwrapSchema(outer);
  if (meta.isUntranslated === true || meta.reference !== undefined || LINK_FIELD.test(String(path.at(-1))))
    return [];
  if (typeof value === "string") return isFreeText(schema) && hasWords(value) ? [{ path, text: value }] : [];
  if (schema instanceof z.ZodUnion) {
    const options = schema.options as z.ZodType[];
    const option = options.find((one) => one.safeParse(value).success);
    return option === undefined ? [] : translatableTexts(option, value, path);
  }
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => {
      const element = elementOf(schema, index);
      return element === undefined ? [] : translatableTexts(element, item, [...path, index]);
    });
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => {
    const field = fieldOf(schema, key);
    return field === undefined ? [] : translatableTexts(field, item, [...path, key]);
  });
}

function elementOf(schema: z.ZodType, index: number): z.ZodType | undefined {
  if (schema instanceof z.ZodTuple) return schema.def.items[index] as z.ZodType | undefined;
  return schema instanceof z.ZodArray ? (schema.element as z.ZodType) : undefined;
}

function fieldOf(schema: z.ZodType, key: string): z.ZodType | undefined {
  if (schema instanceof z.ZodObject) return schema.shape[key] as z.ZodType | undefined;
  return schema instanceof z.ZodRecord ? (schema.valueType as z.ZodType) : undefined;
}

/** Whether a schema is for a string without a pattern, such as `line`, `prose` or `templateText`. */
function isFreeText(schema: z.ZodType): boolean {
  if (schema instanceof z.ZodUnion) return (schema.options as z.ZodType[]).some(isFreeText);
  if (!(schema instanceof z.ZodString)) return false;
  return (schema.def.checks ?? []).every(({ _zod: { def } }) => def.check !== "string_format");
}

const hasWords = (text: string): boolean => /\p{L}/u.test(text.replace(PLACEHOLDER, ""));

/** Lists the placeholders in a text, sorted. A translation must have the same ones. */
export const placeholdersOf = (text: string): string[] =>
  [...new Set(Array.from(text.matchAll(PLACEHOLDER), ([found]) => found.replaceAll(/\s/g, "")))].sort();
