import { hash } from "node:crypto";
import { checkRawText, readSource, removeInvisible } from "../checks/check-texts.ts";
import { checkTitles } from "../checks/check-titles.ts";
import { DATA_FILES, DATA_FOLDER, type DataFiles } from "../kinds/data-files.ts";
import { getKindExtension, getKindFolder, listEntries, readEntryFile } from "../kinds/list-entries.ts";
import type { AnyEntry } from "../kinds/page-kind.ts";
import { forEachKind, KIND_NAMES, getPageKind, type Entries, type KindName } from "../kinds/page-kinds.ts";
import type { Site, LinkTargets } from "../kinds/site.ts";
import { getLanguageFolder, type Language } from "../languages.ts";
import type { DataFile } from "../schemas/fieldset.ts";
import type { Mistake } from "../source/content-error.ts";
import { readLanguageFolder, readContentFile } from "../source/content-folder.ts";
import { formatFieldName } from "../source/describe-issue.ts";
import { parseMarkdownSource } from "../source/markdown-source.ts";
import type { FieldPlaces, YamlSource } from "../source/yaml-source.ts";
import { checkTranslatedBody, checkTranslation } from "../translation/check-completeness.ts";
import { overlaySource, listTranslatableStrings } from "../translation/overlay.ts";
import type { TranslatedText } from "../translation/stale-translations.ts";
import { createEntryContext, frontMatterOf, parseEntry, type MarkdownBody } from "./parse-entry.ts";
import { leadToOpenings } from "../jobs/find-work.ts";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { addressFile, readAddresses, type Addresses } from "../translation/addresses.ts";
import { parseData, type LoadedData } from "./parse-data.ts";

interface EnglishContent {
  site: Site;
  sources: ReadonlyMap<string, YamlSource>;
  targets: LinkTargets;
  states: readonly string[];
}

/**
 * Reads a language's folder and merges its data files and entries over the English ones. Untranslated text
 * remains in English. Entries without a translation are excluded, unless the language has no entries of that
 * kind at all.
 */
export function loadTranslation(
  root: string,
  language: Language,
  english: EnglishContent,
  mistakes: Mistake[],
) {
  const folder = getLanguageFolder(language);
  const found: Mistake[] = [];
  // Missing, extra or mismatched text does not fail the build, because pages fall back to English.
  const differences: Mistake[] = [];
  const texts: TranslatedText[] = [];
  const recordAndOverlay: Overlay = (schema, source, translation) => {
    differences.push(...checkTranslation(schema, source, translation));
    for (const { path, text } of listTranslatableStrings(schema, source.value))
      texts.push({
        file: translation.file,
        field: formatFieldName(path),
        line: () => translation.lineOf(path),
        english: text,
        source: () => `${source.file}:${source.lineOf(path)}`,
      });
    return overlaySource(source, translation);
  };

  const { data, translatedNames } = overlayData(root, language, english.sources, found, recordAndOverlay);

  const context = createEntryContext(data, english);
  const bodies = new Map<string, MarkdownBody | undefined>();
  const entries: Partial<Record<KindName, AnyEntry[]>> = {};
  const places = forEachKind(() => new Map<string, FieldPlaces>());
  for (const name of KIND_NAMES) {
    const kind = getPageKind(name);
    const originals = new Set(listEntries(root, name));
    for (const file of readLanguageFolder(root, language, getKindFolder(name), getKindExtension(name))) {
      const slug = file.name;
      if (!originals.has(slug)) {
        const { path } = kind;
        const moved = english.targets.findMovedPage(path(slug));
        const renamed = [...originals].find((original) => path(original) === moved);
        found.push(reportMissingCounterpart(file.file, [...originals], renamed));
        continue;
      }
      const original = readEntryFile(root, name, slug);
      const rawTextMistakes = checkRawText(file);
      found.push(...rawTextMistakes);
      if (rawTextMistakes.length > 0) continue;
      const parsed = parseEntry(kind, removeInvisible(file, found), context, (translation) =>
        recordAndOverlay(kind.schema, frontMatterOf(kind, original), translation),
      );
      found.push(...parsed.mistakes);
      places[name].set(slug, parsed.places);
      if (parsed.markdown !== undefined) {
        const { body, bodyLine } = parseMarkdownSource(original);
        differences.push(...checkTranslatedBody(parsed.markdown, { file: original.file, body, bodyLine }));
        const line = parsed.markdown.bodyLine;
        texts.push({
          file: file.file,
          field: "body",
          line: () => line,
          english: body,
          source: () => `${original.file}:${bodyLine}`,
        });
      }
      if (parsed.fields === undefined) continue;
      (entries[name] ??= []).push({ ...parsed.fields, slug, digest: hash("sha1", file.text, "base64") });
      bodies.set(`${name}/${slug}`, parsed.body);
    }
    entries[name]?.sort(kind.compare);
  }

  const keys = [
    "/404",
    ...Object.entries<DataFile>(DATA_FILES).flatMap(([name, { page }]) =>
      page !== undefined && translatedNames.includes(name) ? page : [],
    ),
    ...KIND_NAMES.flatMap((kind) => (entries[kind] ?? []).map(({ slug }) => getPageKind(kind).path(slug))),
  ];
  const addresses = loadAddresses(root, language, keys, found, english.targets.findMovedPage);

  const site = leadToOpenings({
    ...english.site,
    ...(data.files as DataFiles),
    ...(entries as unknown as Entries),
    references: data.references,
    language,
    addresses,
  });
  found.push(...checkTitles(site, { data: data.sources, entries: places, targets: english.targets }));

  // Mistakes in English files were reported when those files were loaded.
  mistakes.push(...found.filter(({ file }) => file.startsWith(`${folder}/`)));
  return {
    site,
    bodyOf: (kind: KindName, slug: string) => bodies.get(`${kind}/${slug}`),
    differences,
    texts,
  };
}

/**
 * Reads a language's page paths; empty if it has no `addresses.yaml`. Adds mistakes to `mistakes`.
 * @param keys see `readAddresses`
 */
export function loadAddresses(
  root: string,
  language: Language,
  keys: readonly string[] | undefined,
  mistakes: Mistake[],
  findMovedPage?: LinkTargets["findMovedPage"],
): Addresses {
  if (!existsSync(join(root, addressFile(language)))) return new Map();
  const file = readContentFile(root, getLanguageFolder(language), "addresses", ".yaml");
  return readAddresses(readSource(file, mistakes), language, keys, mistakes, findMovedPage);
}

/** Reports the files of a language that cannot be parsed, whatever its English text is. */
export function findUnreadFiles(root: string, language: Language): Mistake[] {
  const mistakes: Mistake[] = [];
  for (const file of readLanguageFolder(root, language, DATA_FOLDER, ".yaml"))
    mistakes.push(...readSource(file, mistakes).mistakes);
  for (const kind of KIND_NAMES)
    for (const file of readLanguageFolder(root, language, getKindFolder(kind), getKindExtension(kind))) {
      const rawTextMistakes = checkRawText(file);
      mistakes.push(...rawTextMistakes);
      if (rawTextMistakes.length === 0)
        mistakes.push(...frontMatterOf(getPageKind(kind), removeInvisible(file, mistakes)).mistakes);
    }
  return mistakes;
}

type Overlay = (schema: DataFile["schema"], english: YamlSource, translation: YamlSource) => YamlSource;

/**
 * Reads a language's data files, merges them over the English ones, and adds all mistakes to `mistakes`.
 * @returns the merged data, and the names of the files that the language has
 */
export function overlayData(
  root: string,
  language: Language,
  english: ReadonlyMap<string, YamlSource>,
  mistakes: Mistake[],
  overlay: Overlay = (_, source, translation) => overlaySource(source, translation),
): { data: LoadedData; translatedNames: readonly string[] } {
  const files = readLanguageFolder(root, language, DATA_FOLDER, ".yaml");
  const sources = new Map(english);
  const found: Mistake[] = [];
  for (const file of files) {
    const source = english.get(file.name);
    if (source === undefined || !(file.name in DATA_FILES))
      found.push(reportMissingCounterpart(file.file, Object.keys(DATA_FILES)));
    else {
      const { schema } = DATA_FILES[file.name as keyof DataFiles];
      sources.set(file.name, overlay(schema, source, readSource(file, found)));
    }
  }
  const data = parseData(sources, found);
  // Untranslated files are validated again, with translated values in their placeholders. Their mistakes have
  // already been reported.
  mistakes.push(...found.filter((mistake) => mistake.file.startsWith(`${getLanguageFolder(language)}/`)));
  return { data, translatedNames: files.map(({ name }) => name) };
}

const reportMissingCounterpart = (
  file: string,
  expectedFiles: readonly string[],
  renamed?: string,
): Mistake => ({
  file,
  line: 1,
  field: "",
  problem:
    renamed === undefined
      ? `found a file without an English counterpart, expected one of ${expectedFiles.join(", ")}`
      : `found a file whose English counterpart was renamed, expected the name ${renamed}`,
});
