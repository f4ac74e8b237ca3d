import { hash } from "node:crypto";
import type { TemplateData } from "../../site/layouts/page.ts";
import type { StoredPage } from "./page-templates.ts";
import type { Store } from "../cache/store.ts";

const KIND = "pages";
const END = "</html>\n";

interface EntryData {
  entry?: { digest?: string; isEnded?: boolean };
}

/**
 * Keeps rendered pages in the store, so that a build renders only those that have changed.
 * @param shared what all pages are rendered from: code, settings, and content other than the text of entries
 */
export function openPageStore(store: Store, shared: readonly unknown[]) {
  // The footer shows the year.
  const basis = hash("sha256", JSON.stringify([...shared, new Date().getUTCFullYear()]));
  const inputsOf = ({ page, entry }: TemplateData & EntryData): unknown[] => [basis, page.url, entry?.digest];
  /** What the page of an ended opening says depends on the time. */
  const isStorable = ({ entry }: TemplateData & EntryData): boolean => entry?.isEnded !== true;
  return {
    find: (data: TemplateData): StoredPage | undefined => {
      const text = isStorable(data) ? store.read(KIND, inputsOf(data)) : undefined;
      // A power failure may have cut off the file.
      if (text?.endsWith(END) !== true) return undefined;
      const end = text.indexOf("\n");
      const { social } = JSON.parse(text.slice(0, end)) as Pick<StoredPage, "social">;
      return { social, html: text.slice(end + 1) };
    },
    save: (data: TemplateData, { social, html }: StoredPage): void => {
      if (isStorable(data)) store.save(KIND, inputsOf(data), `${JSON.stringify({ social })}\n${html}`);
    },
  };
}
