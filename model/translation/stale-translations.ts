import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { getLanguageFolder, type Language } from "../languages.ts";
import type { Mistake } from "../source/content-error.ts";

export interface TranslatedText {
  /** Path of the translation's file, relative to the project's root. */
  file: string;
  field: string;
  line: () => number;
  english: string;
  /** Returns the location of the English text as `file:line`. */
  source: () => string;
}

/** Hashes of the English text at the time when it was translated, by file and field. */
type TranslationRecord = Readonly<Record<string, Readonly<Record<string, string>>>>;

const recordFile = (language: Language): string => `${getLanguageFolder(language)}/translated.json`;

/** Finds translations whose English source has changed since the translations were recorded. */
export function findStaleTranslations(
  root: string,
  language: Language,
  texts: readonly TranslatedText[],
): Mistake[] {
  const record = readRecord(root, language);
  if (record === undefined) {
    const problem =
      "found no valid JSON, perhaps because of a merge conflict: restore one version of the file, or run npm run check -- --translated once all translations match the English text";
    return [{ file: recordFile(language), line: 1, field: "", problem }];
  }
  return texts
    .filter(({ file, field, english }) => record[file]?.[field] !== digestOf(english))
    .map(({ file, field, line, source }) => ({
      file,
      line: line(),
      field,
      problem: `the English text is new or has changed (${source()}): update the translation, then run npm run check -- --translated`,
    }));
}

/** Returns undefined if the file is damaged. */
function readRecord(root: string, language: Language): TranslationRecord | undefined {
  const path = join(root, recordFile(language));
  if (!existsSync(path)) return {};
  try {
    return (JSON.parse(readFileSync(path, "utf8")) as TranslationRecord | null) ?? undefined;
  } catch {
    return undefined;
  }
}

export function recordTranslations(root: string, language: Language, texts: readonly TranslatedText[]): void {
  const record: Record<string, Record<string, string>> = {};
  for (const { file, field, english } of texts) (record[file] ??= {})[field] = digestOf(english);
  writeFileSync(join(root, recordFile(language)), `${JSON.stringify(record, null, 2)}\n`);
}

const digestOf = (text: string): string => createHash("sha256").update(text.trim()).digest("hex").slice(0, 8);
