import type * as z from "zod";
import { KIND_NAMES, getPageKind } from "../kinds/page-kinds.ts";
import { mistakeAt } from "../source/check-source.ts";
import { describeChoice } from "../source/describe-issue.ts";
import type { FieldPath, FieldPlaces, YamlSource } from "../source/yaml-source.ts";
import type { DataFile } from "../schemas/fieldset.ts";
import { DATA_FILES } from "../kinds/data-files.ts";
import { listChildren, unwrapSchema } from "../source/field-meta.ts";
import { listWrittenEntries, type LinkTargets, type SiteCheck } from "../kinds/site.ts";

interface Referrer {
  schema: z.ZodType;
  value: unknown;
  source: FieldPlaces | undefined;
  /** Kind and slug of the file's own entry, which it must not reference. */
  self?: { kind: string; slug: string };
}

/**
 * Reports references to missing claims, covers or entries. Schemas mark references with `.meta({ reference })`.
 * Entries are matched by file name, so that an invalid entry does not also invalidate references to it.
 */
export const checkReferences: SiteCheck = (site, sources) => {
  const names = new Map<string, ReadonlySet<string>>(
    KIND_NAMES.map((kind) => [kind, new Set(sources.entries[kind].keys())]),
  ).set("covers", sources.targets.covers);
  if (site.claims !== undefined) names.set("claims", new Set(Object.keys(site.claims)));
  const referrers = [
    ...Object.entries<DataFile>(DATA_FILES).map(([name, { schema }]): Referrer => ({
      schema,
      value: site[name as keyof typeof DATA_FILES] ?? readWritten(sources.data.get(name)),
      source: sources.data.get(name),
    })),
    ...listWrittenEntries(site, sources).map(({ kind, slug, value, places }): Referrer => ({
      schema: getPageKind(kind).schema,
      value,
      source: places,
      self: { kind, slug },
    })),
  ];
  return referrers.flatMap(({ schema, value, source, self }) =>
    listReferences(schema, value).flatMap(({ kind, path, found }) => {
      const known = names.get(kind);
      const own = kind === self?.kind ? self.slug : undefined;
      if (source === undefined || known === undefined || (known.has(found) && found !== own)) return [];
      const choices = [...known].filter((name) => name !== own);
      const problem =
        describeRenamed(kind, found, choices, sources.targets) ?? describeChoice(found, choices);
      return [mistakeAt(source, path, problem)];
    }),
  );
};

function describeRenamed(
  reference: string,
  found: string,
  choices: readonly string[],
  { findMovedPage }: LinkTargets,
): string | undefined {
  const kind = KIND_NAMES.find((name) => name === reference);
  if (kind === undefined) return undefined;
  const { path } = getPageKind(kind);
  const moved = findMovedPage(path(found));
  const renamed = choices.find((name) => path(name) === moved);
  return renamed && `found "${found}", expected "${renamed}", to which the entry was renamed`;
}

/** Returns the values of an invalid data file as they are written, unless the file cannot be parsed. */
const readWritten = (source: YamlSource | undefined): unknown =>
  source?.mistakes.length === 0 ? source.value : undefined;

interface Reference {
  kind: string;
  path: FieldPath;
  found: string;
}

/** Lists the values of all fields that a schema marks as references. */
export function listReferences(outer: z.ZodType, value: unknown, path: FieldPath = []): Reference[] {
  const { schema, meta } = unwrapSchema(outer);
  const kind = meta.reference;
  if (kind !== undefined) return typeof value === "string" ? [{ kind, path, found: value }] : [];
  return listChildren(schema, value).flatMap(([key, item, child]) =>
    listReferences(child, item, [...path, key]),
  );
}
