import * as z from "zod";

/**
 * Creates a schema for a group of fields.
 * @param title heading of the group in the editor
 */
export const fieldset = <Fields extends z.ZodRawShape>(title: string, fields: Fields) =>
  z.strictObject(fields).meta({ title });

/**
 * Creates a schema for a list whose entries have the given fields.
 * @param title heading of the list in the editor
 * @param limits minimum and maximum number of entries
 */
export function fieldsetList<Fields extends z.ZodRawShape>(
  title: string,
  [min, max]: readonly [min?: number, max?: number],
  fields: Fields,
) {
  let list = z.array(z.strictObject(fields));
  if (min !== undefined) list = list.min(min);
  if (max !== undefined) list = list.max(max);
  return list.meta({ title });
}

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
