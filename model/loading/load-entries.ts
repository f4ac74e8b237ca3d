import { hash } from "node:crypto";
import { join } from "node:path";
import type { EntryContext } from "../checks/check-prose.ts";
import { checkRawText, removeInvisible } from "../checks/check-texts.ts";
import { checkSharedParagraphs, listParagraphs, type Paragraph } from "../checks/check-repetition.ts";
import type { AnyEntry } from "../kinds/page-kind.ts";
import { getPageKind, type KindName } from "../kinds/page-kinds.ts";
import { DRAFT, isMarkedDraft } from "../publication.ts";
import { locateField } from "../source/check-source.ts";
import type { Mistake } from "../source/content-error.ts";
import { entryFile, listEntries, readEntryFile } from "../kinds/list-entries.ts";
import { parseMarkdownSource } from "../source/markdown-source.ts";
import { collectBodyWords } from "../kinds/body-words.ts";
import { frontMatterOf, parseEntry, readBody, type MarkdownBody } from "./parse-entry.ts";
import type { ReferenceTable } from "../source/references.ts";
import type { FieldPlaces, YamlSource } from "../source/yaml-source.ts";
import { slug } from "../schemas/text.ts";
import type { ContentFile } from "../source/content-folder.ts";

export interface CachedEntry {
  entry: AnyEntry;
  paragraphs: readonly Paragraph[];
}

/** Entries without mistakes that earlier builds have checked against the same context. */
export interface CachedEntries {
  /** Returns what changes with a file. */
  versionOf: (path: string) => string;
  find: (file: string, version: string) => CachedEntry | undefined;
  add: (file: string, version: string, cached: CachedEntry) => void;
}

interface ReadEntry extends Omit<CachedEntry, "entry"> {
  slug: string;
  places: FieldPlaces & Partial<YamlSource>;
  /** Undefined if the file is unreadable or its fields have mistakes. */
  entry: AnyEntry | undefined;
  isDraft: boolean;
  mistakes: Mistake[];
}

/**
 * Number of Markdown bodies per kind that are kept in memory until their pages are written, at about 16 KB
 * each. Other bodies are read again.
 */
const MAX_BODIES_IN_MEMORY = 1_000;

/**
 * Reads and checks the entries of a kind, but does not apply rules across files.
 * @param cache cached entries to reuse if their files are unchanged
 */
export function loadKind(root: string, kind: KindName, context: EntryContext, cache?: CachedEntries) {
  const bodies = new Map<string, MarkdownBody>();
  const loadedEntries = listEntries(root, kind).map((slug) => {
    const file = entryFile(kind, slug);
    // The version is determined before reading, so that the next build detects a concurrent change.
    const version = cache?.versionOf(join(root, file)) ?? "";
    const cached = cache?.find(file, version);
    if (cached !== undefined) return fromCachedEntry(root, kind, cached);
    const { body, ...read } = readEntry(root, kind, slug, context);
    if (body !== undefined && bodies.size < MAX_BODIES_IN_MEMORY) bodies.set(slug, body);
    const { entry, paragraphs, mistakes } = read;
    if (entry !== undefined && mistakes.length === 0) cache?.add(file, version, { entry, paragraphs });
    return read;
  });
  const drafts = loadedEntries.filter(({ isDraft }) => isDraft);
  // Drafts come last, so that a draft that repeats a published paragraph is reported instead of the published entry.
  const orderedEntries = [...loadedEntries.filter(({ isDraft }) => !isDraft), ...drafts];
  const sharedParagraphMistakes =
    getPageKind(kind).requiresOriginalText === true ? checkSharedParagraphs(orderedEntries) : [];
  return {
    entries: loadedEntries.flatMap(({ entry }) => entry ?? []),
    places: new Map(loadedEntries.map(({ slug, places }) => [slug, places])),
    bodies,
    drafts: new Set(drafts.map(({ slug }) => slug)),
    mistakes: [...loadedEntries.flatMap(({ mistakes }) => mistakes), ...sharedParagraphMistakes],
  };
}

/**
 * Reads an entry's body again if it is no longer in memory, or if the entry came from the cache, which does
 * not contain bodies.
 */
export function loadBody(
  root: string,
  kind: KindName,
  slug: string,
  references: ReferenceTable,
): MarkdownBody {
  return readBody(parseMarkdownSource(readEntryFile(root, kind, slug)), { references }).body;
}

function readEntry(
  root: string,
  kind: KindName,
  slug: string,
  context: EntryContext,
): ReadEntry & { body: MarkdownBody | undefined } {
  const original = readEntryFile(root, kind, slug);
  const fileMistakes = [...checkFileName(original), ...checkRawText(original)];
  const invisible: Mistake[] = [];
  const file = removeInvisible(original, invisible);
  const hasDraftMark = getPageKind(kind).publicFrom !== undefined && isMarkedDraft(file.text);
  if (fileMistakes.length > 0) {
    const places: FieldPlaces = { file: file.file, lineOf: () => 1 };
    const emptyEntry = { entry: undefined, body: undefined, paragraphs: [] };
    return { slug, places, ...emptyEntry, isDraft: hasDraftMark, mistakes: fileMistakes };
  }
  const { places, fields, markdown, body, mistakes } = parseEntry(getPageKind(kind), file, context);
  mistakes.push(...invisible);
  const isMisnamed = fields !== undefined && "slug" in fields && fields.slug !== slug;
  if (isMisnamed) {
    const problem = `found "${String(fields.slug)}", expected "${slug}", the file name`;
    mistakes.push({ ...locateField(places, ["slug"]), problem });
  }
  const entry =
    fields === undefined || isMisnamed
      ? undefined
      : ({
          ...fields,
          slug,
          digest: hash("sha1", file.text, "base64"),
          words: markdown && collectBodyWords(markdown),
        } as AnyEntry);
  const requiresOriginalText = getPageKind(kind).requiresOriginalText === true;
  const paragraphs = requiresOriginalText && markdown !== undefined ? listParagraphs(markdown) : [];
  const isDraft = entry === undefined ? hasDraftMark : entry.status === DRAFT;
  return { slug, places, entry, body, paragraphs, isDraft, mistakes };
}

/** Reads a cached entry's file again when a cross-file check needs the line number of a mistake. */
function fromCachedEntry(root: string, kind: KindName, cached: CachedEntry): ReadEntry {
  const { slug } = cached.entry;
  const lineOf: FieldPlaces["lineOf"] = (path) =>
    frontMatterOf(getPageKind(kind), readEntryFile(root, kind, slug)).lineOf(path);
  return {
    ...cached,
    slug,
    places: { file: entryFile(kind, slug), lineOf },
    isDraft: cached.entry.status === DRAFT,
    mistakes: [],
  };
}

/**
 * Maximum length of a file name in characters. File systems allow 255 bytes, and the build appends to the
 * name.
 */
const MAX_LENGTH = 200;

const INDEX = "index";

/** Reports file names with characters that would need escaping in a URL. */
export function checkFileName({ file, name }: Pick<ContentFile, "file" | "name">): Mistake[] {
  const isValidName = slug.max(MAX_LENGTH).safeParse(name).success && name !== INDEX;
  if (isValidName) return [];
  const expected = `lowercase letters, digits and single hyphens, at most ${MAX_LENGTH}, and not "${INDEX}"; it is the last part of the page's URL`;
  return [{ file, line: 1, field: "file name", problem: `found "${name}", expected ${expected}` }];
}
