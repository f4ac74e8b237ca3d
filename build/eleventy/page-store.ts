import { hash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { dirname } from "node:path";
import type { TemplateData } from "../../site/layouts/page.ts";
import type { StyleUse } from "../assets/page-styles.ts";
import { linkOrCopy } from "../cache/list-files.ts";
import type { Store } from "../cache/store.ts";
import type { SocialPage } from "../social/write-social-images.ts";

/** What a build must know of a page before it writes it. */
export interface PageSummary {
  styleUse: StyleUse;
  /** Undefined for a page that visitors are not meant to share. */
  social: SocialPage | undefined;
}

/** A page in the store, and how its file was written. Another file is not used, such as one that was edited in place. */
export interface StoredPage extends PageSummary {
  /** Size in bytes. */
  size: number;
  /** Time of modification in whole seconds, which archives of a cache keep. */
  modified: number;
  /** SHA-256 of the file. */
  digest: string;
}

interface EntryData {
  entry?: { digest?: string; isEnded?: boolean };
}

export type PageStore = ReturnType<typeof openPageStore>;

/**
 * Keeps pages as they were written, so that a build renders and writes only those that have changed.
 * @param shared what all pages are rendered from: code, settings, and content other than the text of entries
 */
export function openPageStore(store: Store, shared: readonly unknown[]) {
  // The footer shows the year.
  const basis = hash("sha256", JSON.stringify([...shared, new Date().getUTCFullYear()]));
  const inputsOf = ({ page, entry }: TemplateData & EntryData): unknown[] => [basis, page.url, entry?.digest];
  /** The path of the page's file, or undefined for a page that is not stored: what an ended opening says depends on the time. */
  const pathOf = ({ page: { outputPath }, entry }: TemplateData & EntryData): string | undefined =>
    outputPath === false || entry?.isEnded === true ? undefined : outputPath;
  return {
    /** Returns a page that an earlier build has written from the same data. */
    find: (data: TemplateData): StoredPage | undefined => {
      if (pathOf(data) === undefined) return undefined;
      return store.readJson<StoredPage>("page-summaries", inputsOf(data));
    },
    /**
     * Adds a stored page to the site.
     * @returns false if it had other styles, or if its file is not as it was written
     */
    place: (data: TemplateData, { size, modified }: StoredPage, stylesHash: string): boolean => {
      const outputPath = pathOf(data);
      const path = store.find("pages", [...inputsOf(data), stylesHash]);
      if (outputPath === undefined || path === undefined) return false;
      const file = describeFile(path);
      if (file.size !== size || file.modified !== modified) return false;
      mkdirSync(dirname(outputPath), { recursive: true });
      linkOrCopy(path, outputPath);
      return true;
    },
    /** Keeps a page that has been written. */
    keep: async (data: TemplateData, summary: PageSummary, stylesHash: string): Promise<void> => {
      const outputPath = pathOf(data);
      if (outputPath === undefined) return;
      const inputs = [...inputsOf(data), stylesHash];
      const damaged = store.find("pages", inputs);
      if (damaged !== undefined) rmSync(damaged);
      const path = await store.provide("pages", inputs, (link) =>
        Promise.resolve(linkOrCopy(outputPath, link)),
      );
      const digest = hash("sha256", readFileSync(path));
      store.save("page-summaries", inputsOf(data), { ...summary, ...describeFile(path), digest });
    },
    /** Removes the pages that this build has not used. */
    removeUnused: (): void => {
      for (const kind of ["pages", "page-summaries"]) store.removeUnused(kind, 0);
    },
  };
}

function describeFile(path: string): Pick<StoredPage, "size" | "modified"> {
  const { size, mtimeMs } = statSync(path);
  return { size, modified: Math.floor(mtimeMs / 1000) };
}
