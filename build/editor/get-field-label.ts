import type * as z from "zod";
import { unwrapSchema } from "../../model/source/field-meta.ts";
import { humanize } from "./humanize.ts";

/** Returns a field's label in the editor: the title of its schema or, if it has none, its key as words. */
export const getFieldLabel = (key: string, schema: z.ZodType): string =>
  unwrapSchema(schema).meta.title ?? humanize(key);
