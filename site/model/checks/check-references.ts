import * as z from "zod";
import { getEntries, KIND_NAMES, getPageKind } from "../kinds/page-kinds.ts";
import { locateField } from "../source/check-source.ts";
import type { Mistake } from "../source/content-error.ts";
import { describeChoice } from "../source/describe-issue.ts";
import type { FieldPath, FieldPlaces } from "../source/yaml-source.ts";
import type { DataFile } from "../schemas/data-file.ts";
import { DATA_FILES } from "../kinds/data-files.ts";
import { unwrapSchema } from "../schemas/field-meta.ts";
import type { SiteCheck } from "../kinds/site.ts";

interface Referrer {
  fields: readonly ReferenceField[];
  value: unknown;
  source: FieldPlaces;
  /** Kind and slug of the file's own entry, which it must not reference. */
  self?: { kind: string; slug: string };
}

/**
 * Reports references to missing claims or entries. Schemas mark references with `.meta({ reference })`.
 * Entries are matched by file name, so that an invalid entry does not also invalidate references to it.
 */
export const checkReferences: SiteCheck = (site, sources) => {
  const names = new Map<string, string[]>(
    KIND_NAMES.map((kind) => [kind, [...sources.entries[kind].keys()]]),
  );
  if (site.claims !== undefined) names.set("claims", Object.keys(site.claims));
  const data = Object.entries<DataFile>(DATA_FILES).flatMap(([name, { schema }]): Referrer[] => {
    const source = sources.data.get(name);
    const value = site[name as keyof typeof DATA_FILES];
    if (source === undefined || value === undefined) return [];
    return [{ fields: findReferences(schema, []), value, source }];
  });
  const entries = KIND_NAMES.flatMap((kind) => {
    const fields = findReferences(getPageKind(kind).schema, []);
    return getEntries(site, kind).flatMap((entry): Referrer[] => {
      const source = sources.entries[kind].get(entry.slug);
      if (source === undefined) return [];
      return [{ fields, value: entry, source, self: { kind, slug: entry.slug } }];
    });
  });
  return [...data, ...entries].flatMap((referrer) => findBrokenReferences(referrer, names));
};

function findBrokenReferences(
  { fields, value, source, self }: Referrer,
  names: ReadonlyMap<string, readonly string[]>,
): Mistake[] {
  return fields.flatMap(({ kind, steps }) => {
    const knownNames = names.get(kind)?.filter((name) => kind !== self?.kind || name !== self.slug);
    if (knownNames === undefined) return [];
    return valuesAt(value, steps).flatMap(({ path, found }) =>
      typeof found !== "string" || knownNames.includes(found)
        ? []
        : [{ ...locateField(source, path), problem: describeChoice(found, knownNames) }],
    );
  });
}

/** A path step that matches every index of a list. */
const EACH_ITEM = Symbol("each");

interface ReferenceField {
  kind: string;
  steps: readonly (string | typeof EACH_ITEM)[];
}

function findReferences(outer: z.ZodType, steps: ReferenceField["steps"]): ReferenceField[] {
  const { schema, meta } = unwrapSchema(outer);
  if (meta.reference !== undefined) return [{ kind: meta.reference, steps }];
  if (schema instanceof z.ZodArray) return findReferences(schema.element as z.ZodType, [...steps, EACH_ITEM]);
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).flatMap(([key, field]) =>
    findReferences(field as z.ZodType, [...steps, key]),
  );
}

function valuesAt(
  value: unknown,
  [step, ...rest]: ReferenceField["steps"],
  path: FieldPath = [],
): { path: FieldPath; found: unknown }[] {
  if (step === undefined) return [{ path, found: value }];
  if (step === EACH_ITEM)
    return Array.isArray(value) ? value.flatMap((item, index) => valuesAt(item, rest, [...path, index])) : [];
  if (typeof value !== "object" || value === null) return [];
  return valuesAt((value as Record<string, unknown>)[step], rest, [...path, step]);
}
