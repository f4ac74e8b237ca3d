import type * as z from "zod";
import type { SiteCheck } from "./site.ts";
import type { BodyWords } from "./body-words.ts";
import type { Mistake } from "../source/content-error.ts";
import type { FieldPlaces } from "../source/yaml-source.ts";
import type { PublicFrom } from "../publication.ts";
import type { DataFileTable } from "../schemas/data-file.ts";

interface EntryFile {
  slug: string;
  digest: string;
  /** Of a Markdown body. */
  words?: BodyWords;
}

export type AnyEntry = EntryFile & Readonly<Record<string, unknown>>;

export interface FeedEntry {
  title: string;
  summary: string;
  category?: string;
  published: string;
  modified: string;
}

/** How the editor lists and labels entries of a kind. */
interface EntryForm {
  label: string;
  singular: string;
  /** Name of a Material Symbol. */
  icon: string;
  description?: string;
  /** Field whose value is the entry's name in lists. */
  name: string;
  isOpen: boolean;
  sortable?: readonly string[];
  /** Initial sort field. */
  sortedBy?: string;
  groups?: readonly { label: string; field: string }[];
  filters?: readonly { label: string; field: string; pattern: boolean | string }[];
}

/**
 * A kind of page with one file per entry. Drives loading, checks, routes, sitemap, feeds, the editor and
 * builds.
 */
export interface PageKind<
  Schema extends z.ZodType<object> = z.ZodType<object>,
  Data extends DataFileTable = DataFileTable,
> {
  folder: string;
  extension: "md" | "yaml";
  /** Schema of the fields or front matter. A `slug` field must equal the file name. */
  schema: Schema;
  path: (slug: string) => string;
  /** Template in `site/pages/`, without `.11ty.tsx`. */
  template: string;
  compare(this: void, a: Entry<Schema>, b: Entry<Schema>): number;
  /** Date of the last change, for the sitemap; defaults to the site's. */
  modified?(this: void, entry: Entry<Schema>): string;
  /**
   * When an entry becomes public; if absent, entries always are.
   * @param timeZone the agency's, for dates without a time
   */
  publicFrom?(this: void, entry: Entry<Schema>, timeZone: string): PublicFrom;
  /** Earlier paths of an entry, which redirect to it. */
  earlierPaths?(this: void, entry: Entry<Schema>): readonly string[];
  /** Data files with text that the kind's pages share. */
  data: Data;
  /** Rules for a single entry that its schema cannot express. */
  checkEntry?(this: void, fields: z.output<Schema>, places: FieldPlaces): Mistake[];
  /** Rules across entries. References are checked by the schema. */
  checks?: readonly SiteCheck[];
  /** Whether entries must not share paragraphs. */
  isOriginal?: boolean;
  /** Whether text may name protected characteristics; disables the check for phrases about candidates. */
  namesProtected?: boolean;
  /** Feeds at `<page>/feed.xml` (Atom) and `<page>/feed.json`, where `page` is the path of the index. */
  feed?: { page: string; title: string; entry(this: void, entry: Entry<Schema>): FeedEntry };
  /**
   * Returns the data of other entries that an entry's page shows. If defined, a page is rebuilt only when its
   * file, this data or shared content changes. Otherwise it is rebuilt every time, and its files count as
   * shared content.
   */
  dependsOn?(this: void, entry: Entry<Schema>, all: readonly Entry<Schema>[]): unknown;
  form: EntryForm;
}

export type Entry<Schema extends z.ZodType<object>> = z.output<Schema> & EntryFile;

/** Returns the description unchanged, with types inferred from its schema. */
export function definePageKind<Schema extends z.ZodType<object>, const Data extends DataFileTable>(
  kind: PageKind<Schema, Data>,
): PageKind<Schema, Data> {
  return kind;
}
