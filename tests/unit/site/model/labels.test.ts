import { expect, it } from "vitest";
import * as z from "zod";
import { formSchema } from "../../../../build/editor/entries.ts";
import { KIND_NAMES, kindOf } from "../../../../site/model/kinds/page-kinds.ts";
import type { DataFile } from "../../../../site/model/schemas/data-file.ts";
import { DATA_FILES } from "../../../../site/model/schemas/data-files.ts";
import { bare } from "../../../../site/model/schemas/field-meta.ts";
import { labelsOf, type Labels } from "../../../../site/model/schemas/labels/labels.ts";

const FORMS: [name: string, schema: z.ZodType, labels: Labels][] = [
  ...Object.entries<DataFile>(DATA_FILES).map(([name, { schema, labels }]): (typeof FORMS)[number] => [
    name,
    schema,
    labels,
  ]),
  ...KIND_NAMES.map(kindOf).map(({ folder, schema, form }): (typeof FORMS)[number] => [
    folder,
    schema,
    form.labels,
  ]),
];

/** The paths of fields whose label nobody wrote, and of labels without a field. */
function unmatched(outer: z.ZodType, labels: Labels | undefined, path: string): string[] {
  const { schema } = bare(outer);
  if (schema instanceof z.ZodArray) return unmatched(schema.element as z.ZodType, labels, path);
  if (!(schema instanceof z.ZodObject)) return Object.keys(labels ?? {}).map((key) => `${path}.${key}`);
  const unknown = Object.keys(labels ?? {}).filter((key) => !(key in schema.shape));
  return [
    ...unknown.map((key) => `${path}.${key}`),
    ...Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([key, field]) => {
      const { label, fields } = labelsOf(labels, key);
      const isLabeled = (label ?? bare(field).meta.title) !== undefined;
      return [...(isLabeled ? [] : [`${path}.${key}`]), ...unmatched(field, fields, `${path}.${key}`)];
    }),
  ];
}

it.each(FORMS)("every field of %s has a written label, and every label a field", (name, schema, labels) => {
  expect(unmatched(formSchema(schema), labels, name)).toEqual([]);
});
