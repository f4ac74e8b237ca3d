import type { CustomPreviewTemplate, CustomPreviewTemplateProps } from "@sveltia/cms";
import { createElement } from "react";
import { LIGHT } from "../../../site/tokens/colors.ts";
import { BODY_LABEL, type EntryKind } from "../content-kinds.ts";
import { describeMistakes } from "./check-entry.ts";
import type * as z from "zod";
import type { ContentFile } from "../../../model/source/content-folder.ts";
import { parseMarkdownSource } from "../../../model/source/markdown-source.ts";
import { checkPlaceholders, checkTranslatedBody } from "../../../model/translation/check-completeness.ts";
import { formSchema, getFieldLabel } from "../content-form.ts";
import { getOriginalText, writeEntry, type Entry } from "./entry-text.ts";

const DEBOUNCE_MS = 250;

/**
 * Creates a preview that is updated once typing pauses. The component uses no React hooks, because the editor has its
 * own copy of React.
 * @param fill updates the element, which is empty when another entry is opened
 */
export function previewPane(
  fill: (host: HTMLElement, props: CustomPreviewTemplateProps) => Promise<void>,
): CustomPreviewTemplate {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (props) =>
    createElement("div", {
      ref: (host: HTMLElement | null) => {
        if (host === null) return;
        clearTimeout(timer);
        timer = setTimeout(() => void fill(host, props), host.hasChildNodes() ? DEBOUNCE_MS : 0);
      },
    });
}

/** Returns the values of an entry, which the editor passes as an Immutable.js map. */
export function getEntryData(entry: CustomPreviewTemplateProps["entry"]): Entry {
  return (entry.get("data") as { toJS: () => Entry }).toJS();
}

export function mistakeList(document: Document, mistakes: readonly string[]): HTMLElement {
  const list = document.createElement("ul");
  list.setAttribute("role", "status");
  list.style.cssText = `position:sticky;top:0;z-index:9;margin:0;padding:16px 20px 16px 40px;background:${LIGHT.ink};color:${LIGHT.paper};list-style:disc`;
  for (const mistake of mistakes) {
    const item = document.createElement("li");
    item.textContent = mistake;
    list.append(item);
  }
  return list;
}

/** Shows the English text beside a translated entry, and lists where the two differ. */
export function englishPane(kind: EntryKind): CustomPreviewTemplate {
  return previewPane(async (host, { entry, getCollection }) => {
    const { folder } = kind.page;
    const slug = entry.get("slug");
    const englishEntry = (await getCollection(folder, slug)) as typeof entry;
    const text = await writeEntry(kind, getEntryData(entry));
    const original = {
      file: `content/${folder}/${slug}.md`,
      name: slug,
      text: getOriginalText(getEntryData(englishEntry)),
    };
    const { texts, differences } = compareWithEnglish(kind, text, original);
    const list =
      differences.length === 0
        ? []
        : [mistakeList(host.ownerDocument, describeMistakes(differences, text, kind.schema))];
    host.replaceChildren(...list, textList(host.ownerDocument, texts));
  });
}

function textList(document: Document, texts: ReturnType<typeof compareWithEnglish>["texts"]): HTMLElement {
  const list = document.createElement("dl");
  list.lang = "en";
  list.style.cssText = "margin:0;padding:4px 20px 20px";
  for (const { label, text } of texts) {
    const [term, value] = [document.createElement("dt"), document.createElement("dd")];
    term.textContent = label;
    term.style.cssText = "margin-top:16px;font-weight:600";
    value.textContent = text;
    value.style.cssText = "margin:4px 0 0;white-space:pre-wrap;overflow-wrap:anywhere";
    list.append(term, value);
  }
  return list;
}

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
