import type * as z from "zod";

/** A file `content/_data/<name>.yaml`: its schema, and how it is listed in the editor. */
export interface DataFile<Schema extends z.ZodType = z.ZodType> {
  schema: Schema;
  label: string;
  /** Name of a Material Symbols icon. */
  icon: string;
  /**
   * Whether text is used verbatim, as in forms, emails, code and lookups. In other files, quotes become
   * typographic.
   */
  isLiteral?: boolean;
  /** Path of the page, if only one page uses the file. */
  page?: string;
}

export type DataFileTable = Readonly<Record<string, DataFile>>;
