import { expect, it } from "vitest";
import * as z from "zod";
import { formSchema } from "../../../build/editor/content-form.ts";
import { KIND_NAMES, getPageKind } from "../../../model/kinds/page-kinds.ts";
import type { DataFile } from "../../../model/schemas/fieldset.ts";
import { DATA_FILES } from "../../../model/kinds/data-files.ts";
import { unwrapSchema } from "../../../model/source/field-meta.ts";

const SCHEMAS: [name: string, schema: z.ZodType][] = [
  ...Object.entries<DataFile>(DATA_FILES).map(([name, { schema }]): (typeof SCHEMAS)[number] => [
    name,
    schema,
  ]),
  ...KIND_NAMES.map(getPageKind).map(({ folder, schema }): (typeof SCHEMAS)[number] => [folder, schema]),
];

function listUntitledFields(outer: z.ZodType, path: string): string[] {
  const { schema } = unwrapSchema(outer);
  if (schema instanceof z.ZodArray) return listUntitledFields(schema.element as z.ZodType, path);
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([key, field]) => [
    ...(unwrapSchema(field).meta.title === undefined ? [`${path}.${key}`] : []),
    ...listUntitledFields(field, `${path}.${key}`),
  ]);
}

it.each(SCHEMAS)("every field in %s has a title", (name, schema) => {
  expect(listUntitledFields(formSchema(schema), name)).toEqual([]);
});
