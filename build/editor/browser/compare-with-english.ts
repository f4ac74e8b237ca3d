import type * as z from "zod";
import type { ContentFile } from "../../../model/source/content-folder.ts";
import { parseMarkdownSource } from "../../../model/source/markdown-source.ts";
import { checkPlaceholders, checkTranslatedBody } from "../../../model/translation/check-translation.ts";
import { BODY_LABEL, type EntryKind } from "../content-kinds.ts";
import { formSchema } from "../content-form.ts";
import { getFieldLabel } from "../get-field-label.ts";

/**
 * Compares a translated Markdown entry with the English one.
 * @param text the translated file
 * @returns the English text in the order of the form, and where placeholders, headings or numbers differ
 */
export function compareWithEnglish({ format, schema }: EntryKind, text: string, english: ContentFile) {
  const { frontMatter, body, bodyLine } = parseMarkdownSource(english);
  const translation = parseMarkdownSource({ ...english, file: format, text });
  const values = (frontMatter.value ?? {}) as Record<string, string | undefined>;
  const fields = Object.entries<z.ZodType>(formSchema(schema).shape).map(([key, field]) => ({
    label: getFieldLabel(key, field),
    text: values[key] ?? "",
  }));
  return {
    texts: [...fields, { label: BODY_LABEL, text: body.trim() }],
    differences: [
      ...checkPlaceholders(schema, frontMatter, translation.frontMatter),
      ...checkTranslatedBody(translation, { file: english.file, body, bodyLine }),
    ],
  };
}
