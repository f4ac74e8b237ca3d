import type * as z from "zod";
import type { SiteCheck } from "../checks/check-site.ts";
import type { Mistake } from "../loading/content-error.ts";
import type { FieldPlaces } from "../loading/yaml-source.ts";
import type { DataFileTable } from "../schemas/data-file.ts";

/** What every entry has beside its fields. */
export interface EntryFile {
  /** The file's name. */
  slug: string;
  /** Hash of the whole file. */
  digest: string;
}

/** An entry of any kind. */
export type AnyEntry = EntryFile & Readonly<Record<string, unknown>>;

/** What a feed says of an entry beside its address. */
export interface FeedEntry {
  title: string;
  summary: string;
  category?: string;
  /** Days, such as 2025-01-15. */
  published: string;
  modified: string;
}

/** The editor's list of the entries and the form for one. */
export interface EntryForm {
  label: string;
  singular: string;
  /** Name of a Material Symbol. */
  icon: string;
  description?: string;
  /** The field by which an entry is known. */
  name: string;
  /** Whether editors may add and remove entries. */
  isOpen: boolean;
  sortable?: readonly string[];
  /** The field by which the list is sorted at first. */
  sortedBy?: string;
  groups?: readonly { label: string; field: string }[];
  filters?: readonly { label: string; field: string; pattern: boolean }[];
}

/**
 * A kind of page with a file for each entry. Its description is all that the project knows of it outside its templates:
 * loading, checks, routes, sitemap, feed, editor and builds read it from here.
 */
export interface PageKind<
  Schema extends z.ZodType<object> = z.ZodType<object>,
  Data extends DataFileTable = DataFileTable,
> {
  /** Folder of its files under `content/`. */
  folder: string;
  /** Markdown with front matter, or YAML alone. */
  extension: "md" | "yaml";
  /** The fields of a file, or of its front matter. A field `slug` has to be the file's name. */
  schema: Schema;
  /** Path of an entry's page. */
  path: (slug: string) => string;
  /** The file in `site/pages/` that renders an entry, without `.11ty.tsx`. */
  template: string;
  /** The order in which pages list the entries. */
  compare(this: void, a: Entry<Schema>, b: Entry<Schema>): number;
  /** The day of the last change, for the sitemap; absent, that of the site. */
  modified?(this: void, entry: Entry<Schema>): string;
  /** Texts that its pages share. */
  data: Data;
  /** Rules of an entry by itself that its schema does not express. */
  checkEntry?(this: void, fields: z.output<Schema>, places: FieldPlaces): Mistake[];
  /** Rules between entries, beside references, which are checked by the schema. */
  checks?: readonly SiteCheck[];
  /** No paragraph may stand in two entries. */
  isOriginal?: boolean;
  /** Its texts name what the law protects, so that phrases about candidates are not looked for. */
  namesProtected?: boolean;
  /** An Atom feed at `<page>/feed.xml`, where `page` is the path of the index. */
  feed?: { page: string; title: string; entry(this: void, entry: Entry<Schema>): FeedEntry };
  /**
   * What an entry's page shows of other entries. With it, a page is written again only when its file, these values, or content that
   * all pages share has changed; without it, in every build, and its files count as shared content.
   */
  dependsOn?(this: void, entry: Entry<Schema>, all: readonly Entry<Schema>[]): unknown;
  form: EntryForm;
}

/** An entry of a kind, checked. */
export type Entry<Schema extends z.ZodType<object>> = z.output<Schema> & EntryFile;

/** Ties the functions of a description to its schema. */
export function definePageKind<Schema extends z.ZodType<object>, const Data extends DataFileTable>(
  kind: PageKind<Schema, Data>,
): PageKind<Schema, Data> {
  return kind;
}
