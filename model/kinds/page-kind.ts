import type * as z from "zod";
import type { SiteCheck } from "./site.ts";
import type { BodyWords } from "./body-words.ts";
import type { Mistake } from "../source/content-error.ts";
import type { FieldPlaces } from "../source/yaml-source.ts";
import type { PublicFrom } from "../publication.ts";
import type { DataFileTable } from "../schemas/fieldset.ts";

interface EntryFile {
  slug: string;
  digest: string;
  words?: BodyWords;
  /** Whether its time is over, so that no list has it. */
  isEnded?: true;
}

export type AnyEntry = EntryFile & Readonly<Record<string, unknown>>;

export interface FeedEntry {
  title: string;
  summary: string;
  category?: string;
  published: string;
  modified: string;
}

interface EntryForm {
  label: string;
  singular: string;
  /** Name of a Material Symbols icon. */
  icon: string;
  description?: string;
  /** Field whose value is the entry's name in lists. */
  name: string;
  /** Whether the editor may create, duplicate and delete entries. */
  allowsNewEntries: boolean;
  /** Whether the Markdown below the fields may be empty. */
  isBodyOptional?: true;
  sortable?: readonly string[];
  sortedBy?: string;
  groups?: readonly { label: string; field: string }[];
  filters?: readonly { label: string; field: string; pattern: boolean | string }[];
}

/**
 * A kind of page with one file per entry. It determines how entries are loaded, checked, routed, edited and
 * built, and their part in the sitemap and feeds.
 */
export interface PageKind<
  Schema extends z.ZodType<object> = z.ZodType<object>,
  Data extends DataFileTable = DataFileTable,
> {
  folder: string;
  extension: "md" | "yaml";
  /**
   * Schema of the fields (YAML) or front matter (Markdown). If there is a `slug` field, it must equal the
   * file name.
   */
  schema: Schema;
  path: (slug: string) => string;
  /** Name of the template in `site/pages/`, without `.11ty.tsx`. */
  template: string;
  compare(this: void, a: Entry<Schema>, b: Entry<Schema>): number;
  /** Returns the date of an entry's last change, for the sitemap. By default, the site's date is used. */
  modified?(this: void, entry: Entry<Schema>): string;
  /**
   * Returns when an entry becomes public. If absent, all entries are public.
   * @param timeZone the agency's time zone, for dates without a time
   */
  publicFrom?(this: void, entry: Entry<Schema>, timeZone: string): PublicFrom;
  /** Returns when an entry's time is over; undefined if it has no end. Its page remains, and is not indexed. */
  endsAt?(this: void, entry: Entry<Schema>): Date | undefined;
  formerPaths?(this: void, entry: Entry<Schema>): readonly string[];
  /**
   * Returns values of fields that the author of a new entry may leave empty.
   * @param sheets the `sheet` of each other entry, as written in its file
   * @param today in ISO 8601
   */
  defaults?(this: void, sheets: readonly string[], today: string): Readonly<Record<string, string | number>>;
  /** Data files with text that all pages of the kind share. */
  data: Data;
  /** Applies rules for a single entry that its schema cannot express. */
  checkEntry?(this: void, fields: z.output<Schema>, places: FieldPlaces): Mistake[];
  /** Rules across entries. References are not checked here: the schema marks them. */
  checks?: readonly SiteCheck[];
  /** Whether entries must not have paragraphs in common. */
  requiresOriginalText?: boolean;
  /** Whether text may name protected characteristics. If so, phrases about candidates are not checked. */
  allowsProtectedTerms?: boolean;
  /** Whether entries invite people to apply for work, for which `checks/job-words.ts` has rules. */
  isJobAdvertisement?: boolean;
  /** Feeds at `<page>/feed.xml` (Atom) and `<page>/feed.json`, where `page` is the path of the index page. */
  feed?: { page: string; title: string; entry(this: void, entry: Entry<Schema>): FeedEntry };
  form: EntryForm;
}

export type Entry<Schema extends z.ZodType<object>> = z.output<Schema> & EntryFile;

export function definePageKind<Schema extends z.ZodType<object>, const Data extends DataFileTable>(
  kind: PageKind<Schema, Data>,
): PageKind<Schema, Data> {
  return kind;
}
