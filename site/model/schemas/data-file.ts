import type * as z from "zod";

/** A file `content/_data/<name>.yaml`: its schema, and its entry in the editor. */
export interface DataFile<Schema extends z.ZodType = z.ZodType> {
  schema: Schema;
  label: string;
  /** Name of a Material Symbol. */
  icon: string;
  group: "pages" | "company";
  /**
   * Whether texts are used verbatim, as in forms, emails, code and lookups. Others get typographic quotes.
   */
  isLiteral?: boolean;
  /** Path of the only page that uses it. */
  page?: string;
}

export type DataFileTable = Readonly<Record<string, DataFile>>;
