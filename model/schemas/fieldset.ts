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
