import * as z from "zod";
import { listChildren, unwrapSchema } from "../../model/source/field-meta.ts";
import { listTranslatableStrings } from "../../model/translation/overlay.ts";
import { getItemName } from "./fields.ts";
import { isMapping } from "./content-form.ts";

/** Field for a list item. The editor would treat a name that is only a number as a list index. */
const itemField = (index: number): string => `item${index}`;

/**
 * Returns the schema of a translated file's form: one optional field for each English string, which is shown as the
 * field's comment. A list becomes an object with a field for each item, because a translation has the same items.
 * @param english value of the English file
 * @returns undefined if there is nothing to translate
 */
export function translationSchema(
  wrappedSchema: z.ZodType,
  english: unknown,
  key: PropertyKey = "",
): z.ZodType | undefined {
  if (listTranslatableStrings(wrappedSchema, english, [key]).length === 0) return undefined;
  const { schema, meta } = unwrapSchema(wrappedSchema);
  if (typeof english === "string")
    return schema.optional().meta({ title: meta.title, description: toMarkdown(english) });
  const fields = listChildren(schema, english).flatMap(([part, value, child]) => {
    const field = translationSchema(child, value, part);
    if (field === undefined) return [];
    if (typeof part === "string") return [[part, field] as const];
    const title = [String(part + 1), getItemName(value)].filter((text) => text !== undefined).join(": ");
    return [[itemField(part), field.meta({ ...field.meta(), title })] as const];
  });
  return z.strictObject(Object.fromEntries(fields)).meta({ title: meta.title });
}

export function toTranslationForm(value: unknown): unknown {
  if (Array.isArray(value))
    return Object.fromEntries(value.map((item, index) => [itemField(index), toTranslationForm(item)]));
  return isMapping(value) ? mapFields(value, toTranslationForm) : value;
}

/**
 * Converts form values to the content of a translated file, with the structure of the English file. Omits blank
 * strings. A list item that is not translated becomes `{}`, or null if it is a string.
 */
export function fromTranslationForm(form: unknown, english: unknown): unknown {
  if (english === undefined) return undefined;
  if (!isMapping(form))
    return typeof form === "string" && form.trim() === "" ? undefined : (form ?? undefined);
  if (!Array.isArray(english)) {
    const values = mapFields(form, (value, key) =>
      fromTranslationForm(value, isMapping(english) ? english[key] : undefined),
    );
    return Object.keys(values).length === 0 ? undefined : values;
  }
  const items = english.map((item: unknown, index) => fromTranslationForm(form[itemField(index)], item));
  if (items.every((item) => item === undefined)) return undefined;
  return items.map((item, index) => item ?? (isMapping(english[index]) ? {} : null));
}

function mapFields(
  value: Record<string, unknown>,
  map: (item: unknown, key: string) => unknown,
): Record<string, unknown> {
  const entries = Object.entries(value).map(([key, item]) => [key, map(item, key)] as const);
  return Object.fromEntries(entries.filter(([, item]) => item !== undefined));
}

/** Escapes Markdown and HTML syntax, because the editor renders a field's comment as Markdown. */
function toMarkdown(text: string): string {
  return text
    .trim()
    .replace(/[\\`*_[\]~]/g, "\\$&")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;");
}
