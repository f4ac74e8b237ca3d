import type * as z from "zod";
import type { SiteCheck } from "./site.ts";
import type { Mistake } from "../source/content-error.ts";
import type { FieldPlaces } from "../source/yaml-source.ts";
import type { PublicFrom } from "../publication.ts";
import type { DataFileTable } from "../schemas/data-file.ts";

interface EntryFile {
  slug: string;
  digest: string;
}

export type AnyEntry = EntryFile & Readonly<Record<string, unknown>>;

export interface FeedEntry {
  title: string;
  summary: string;
  category?: string;
  published: string;
  modified: string;
}

/** The editor's list and form for a kind. */
interface EntryForm {
  label: string;
  singular: string;
  /** Name of a Material Symbol. */
  icon: string;
  description?: string;
  /** Field shown as the entry's name. */
  name: string;
  isOpen: boolean;
  sortable?: readonly string[];
  /** Initial sort field. */
  sortedBy?: string;
  groups?: readonly { label: string; field: string }[];
  filters?: readonly { label: string; field: string; pattern: boolean | string }[];
}

/**
 * A kind of page with one file per entry. Loading, checks, routes, sitemap, feeds, editor and builds are all
 * driven by this description.
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
  /** Date of the last change, for the sitemap; if absent, the site's. */
  modified?(this: void, entry: Entry<Schema>): string;
  /**
   * From when an entry is public; if absent, always.
   * @param timeZone of the agency, in which a day begins
   */
  publicFrom?(this: void, entry: Entry<Schema>, timeZone: string): PublicFrom;
  /** Earlier paths of an entry, which redirect to it. */
  earlierPaths?(this: void, entry: Entry<Schema>): readonly string[];
  /** Data files with texts that its pages share. */
  data: Data;
  /** Rules for a single entry that its schema cannot express. */
  checkEntry?(this: void, fields: z.output<Schema>, places: FieldPlaces): Mistake[];
  /** Rules across entries; references are checked by the schema. */
  checks?: readonly SiteCheck[];
  /** Whether no two entries may share a paragraph. */
  isOriginal?: boolean;
  /** Whether texts may name protected characteristics; disables the check for phrases about candidates. */
  namesProtected?: boolean;
  /** Feeds at `<page>/feed.xml` (Atom) and `<page>/feed.json`, where `page` is the path of the index. */
  feed?: { page: string; title: string; entry(this: void, entry: Entry<Schema>): FeedEntry };
  /**
   * Data of other entries that an entry's page shows. If defined, a page is rebuilt only when its file, this
   * data or shared content changes; otherwise in every build, and its files count as shared content.
   */
  dependsOn?(this: void, entry: Entry<Schema>, all: readonly Entry<Schema>[]): unknown;
  form: EntryForm;
}

export type Entry<Schema extends z.ZodType<object>> = z.output<Schema> & EntryFile;

/** Infers the types of a description from its schema. */
export function definePageKind<Schema extends z.ZodType<object>, const Data extends DataFileTable>(
  kind: PageKind<Schema, Data>,
): PageKind<Schema, Data> {
  return kind;
}
