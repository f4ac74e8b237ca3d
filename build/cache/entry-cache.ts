import { hash } from "node:crypto";
import type { EntryContext } from "../../model/checks/check-prose.ts";
import { forEachKind } from "../../model/kinds/page-kinds.ts";
import type { CachedEntries, CachedEntry } from "../../model/loading/load-entries.ts";

/**
 * Keeps checked entries in memory between builds of one process. An entry is checked again after a change to its file
 * or to the content that it is checked against.
 */
export function createEntryCache() {
  let basis: string | undefined;
  let entries = forEachKind((): ReadonlyMap<string, CachedEntry> => new Map());
  return {
    cachedEntriesFor: (context: EntryContext): CachedEntries => {
      const { references, targets, states, figures, contexts, bands } = context;
      const now = hash(
        "sha1",
        JSON.stringify([[...references], listTargets(targets), states, figures, contexts, bands]),
      );
      if (now !== basis) entries = forEachKind(() => new Map());
      basis = now;
      return {
        get: (kind) => entries[kind],
        set: (kind, cached) => {
          entries[kind] = new Map([...cached].map((one) => [one.entry.slug, one]));
        },
      };
    },
  };
}

const listTargets = (targets: EntryContext["targets"]): unknown =>
  targets && [[...targets.routes], [...targets.anchors], [...targets.files]];
