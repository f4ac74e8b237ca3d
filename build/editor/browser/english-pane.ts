import type { CustomPreviewTemplate } from "@sveltia/cms";
import type { EntryKind } from "../content-kinds.ts";
import { compareWithEnglish } from "./compare-with-english.ts";
import { getOriginalText, writeEntry } from "./entry-text.ts";
import { getEntryData, mistakeList, previewPane } from "./preview-pane.ts";
import { describeMistakes } from "./save-error.ts";

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
