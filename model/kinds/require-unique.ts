import { mistakeAt } from "../source/check-source.ts";
import { listWrittenEntries, type SiteCheck } from "./site.ts";

/**
 * Returns a rule that no two entries of a kind have the same value of a field.
 * @param kind a `KindName`, whose type would depend on the kind that has this rule
 * @param suggest returns a value that is free
 */
export const requireUnique =
  (
    kind: string,
    field: string,
    suggest: (taken: readonly (string | number)[]) => string | number,
  ): SiteCheck =>
  (site, sources) => {
    const owners = new Map<string | number, string>();
    const written = listWrittenEntries(site, sources).flatMap((entry) => {
      const value = entry.value[field];
      const isOwn = entry.kind === kind && (typeof value === "number" || typeof value === "string");
      return isOwn ? [{ value, slug: entry.slug, places: entry.places }] : [];
    });
    for (const { value, slug } of written) if (!owners.has(value)) owners.set(value, slug);
    const free = written.length === 0 ? undefined : suggest([...owners.keys()]);
    return written.flatMap(({ value, slug, places }) => {
      const owner = owners.get(value);
      if (owner === slug) return [];
      const problem = `found ${value}, expected a different number such as ${free}, since ${owner} already uses it`;
      return [mistakeAt(places, [field], problem)];
    });
  };
