import { readFileSync, readdirSync } from "node:fs";
import type { CollectionFile, Field } from "@sveltia/cms";
import { KnownContent } from "../../../../build/editor/browser/known-content.ts";
import { readEntry, type Entry } from "../../../../build/editor/browser/entry-text.ts";
import { cmsCollections } from "../../../../build/editor/cms-config.ts";
import { CONTENT_KINDS, TRANSLATED_DATA_KINDS } from "../../../../build/editor/content-kinds.ts";

function open(file: string, format: string | undefined, fields: readonly Field[]) {
  const kind = CONTENT_KINDS.find((one) => one.format === format);
  if (kind === undefined) throw new Error(`${file} has the unknown format ${format}`);
  const text = readFileSync(file, "utf8");
  return { file, kind, text, entry: readEntry(kind, text.trim()), fields };
}

export type OpenedFile = ReturnType<typeof open>;

export function listEditorFiles(): CollectionFile[] {
  return cmsCollections(".").flatMap((collection) =>
    "files" in collection
      ? collection.files
      : readdirSync(collection.folder)
          .filter((name) => /\.(md|yaml)$/.test(name))
          .map((name) => ({ ...collection, file: `${collection.folder}/${name}` })),
  );
}

export const isTranslatedData = ({ format }: CollectionFile): boolean =>
  TRANSLATED_DATA_KINDS.some((kind) => kind.format === format);

/** Reads all content files in the editor, except the data files of translations. */
export function readContentEntries(): OpenedFile[] {
  return listEditorFiles()
    .filter((file) => !isTranslatedData(file))
    .map(({ file, format, fields }) => open(file, format, fields));
}

/** Returns what the editor knows once it has loaded these files. */
export function createKnownContent(files: readonly OpenedFile[]): KnownContent {
  const known = new KnownContent();
  for (const { kind, text } of files) known.addEntry(kind, text);
  return known;
}

export function toEditorData(entry: Entry): Entry {
  return Object.fromEntries(Object.entries(entry).filter(([key]) => key !== "_text"));
}
