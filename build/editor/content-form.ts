import * as z from "zod";
import { unwrapSchema } from "../../model/source/field-meta.ts";
import { formatFieldName } from "../../model/source/describe-issue.ts";

const ENTRIES = "entries";
const ENTRY_NAME = "id";

/**
 * Returns the object schema for a file's form. A list, or a mapping of entries by name, becomes a list in a single
 * field.
 */
export function formSchema(schema: z.ZodType): z.ZodObject {
  if (schema instanceof z.ZodObject) return schema;
  const { title } = unwrapSchema(schema).meta;
  if (schema instanceof z.ZodArray) return z.strictObject({ [ENTRIES]: schema });
  if (schema instanceof z.ZodRecord && schema.valueType instanceof z.ZodObject) {
    const entry = z.strictObject({ [ENTRY_NAME]: schema.keyType as z.ZodType, ...schema.valueType.shape });
    return z.strictObject({ [ENTRIES]: z.array(entry).min(1).meta({ title }) });
  }
  throw new Error(
    `Cannot create an editor form for a schema of type ${schema.def.type}: build/editor/content-form.ts supports only objects, arrays, and records of objects.`,
  );
}

export function toForm(schema: z.ZodType, value: unknown): Record<string, unknown> {
  if (schema instanceof z.ZodArray) return { [ENTRIES]: value };
  if (schema instanceof z.ZodRecord) {
    const entries = Object.entries(value as Record<string, object>);
    return { [ENTRIES]: entries.map(([name, entry]) => ({ [ENTRY_NAME]: name, ...entry })) };
  }
  return value as Record<string, unknown>;
}

export function findDuplicateNames(
  schema: z.ZodType,
  form: Record<string, unknown>,
): { field: string; problem: string }[] {
  if (!(schema instanceof z.ZodRecord)) return [];
  const names = (form[ENTRIES] as Record<string, unknown>[]).map((entry) => String(entry[ENTRY_NAME]).trim());
  return names.flatMap((name, index) => {
    if (names.indexOf(name) === index) return [];
    const problem = `found "${name}" more than once, expected a unique name`;
    return [{ field: formatFieldName([ENTRIES, index, ENTRY_NAME]), problem }];
  });
}

/**
 * Converts form values to a file's content. If several rows have the same name, only the last one is stored; see
 * `findDuplicateNames`.
 */
export function fromForm(schema: z.ZodType, form: Record<string, unknown>): unknown {
  if (schema instanceof z.ZodArray) return form[ENTRIES];
  if (!(schema instanceof z.ZodRecord)) return form;
  const entries = form[ENTRIES] as Record<string, unknown>[];
  return Object.fromEntries(entries.map(({ [ENTRY_NAME]: name, ...entry }) => [String(name), entry]));
}
