import type * as z from "zod";

/** A file `content/_data/<name>.yaml`: its schema, and how an editor finds it. */
export interface DataFile<Schema extends z.ZodType = z.ZodType> {
  schema: Schema;
  label: string;
  /** Name of a Material Symbol. */
  icon: string;
  /** Texts of single pages, or what several pages say. */
  group: "pages" | "company";
  /** Its texts stay to the letter: those of forms and emails, code to copy, and names that are looked up. Others get curly quotes. */
  isLiteral?: boolean;
  /** Path of the one page that prints it. */
  page?: string;
}

/** Data files by their names. */
export type DataFileTable = Readonly<Record<string, DataFile>>;
