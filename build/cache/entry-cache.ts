import { hash } from "node:crypto";
import { join } from "node:path";
import type { EntryContext } from "../../model/checks/check-markdown.ts";
import { forEachKind, KIND_NAMES, type KindName } from "../../model/kinds/page-kinds.ts";
import type { CachedEntries, CachedEntry } from "../../model/loading/load-entries.ts";
import { readCached, writeAtomically } from "./cache-file.ts";

interface EntryCacheFile {
  basis: string;
  entries: Record<KindName, CachedEntry[]>;
}

type EntryTable = ReadonlyMap<string, CachedEntry>;

interface EntryCache {
  cachedEntriesFor: (code: string, context: EntryContext) => CachedEntries;
  save: () => void;
}

/**
 * Caches checked entries in `.cache/entries.json`. An entry is checked again after a change to its file, the code,
 * or the content that it is checked against.
 */
export function openEntryCache(root: string): EntryCache {
  const file = join(root, ".cache", "entries.json");
  const cached = readCached<EntryCacheFile>(file);
  let basis = cached?.basis;
  let cachedEntries = forEachKind((kind) => bySlug(cached?.entries[kind] ?? []));
  let isSaved = true;
  return {
    cachedEntriesFor: (code, { references, targets, states, figures, contexts, bands }) => {
      const now = hash(
        "sha1",
        JSON.stringify([code, [...references], listTargets(targets), states, figures, contexts, bands]),
      );
      if (now !== basis) cachedEntries = forEachKind(() => new Map());
      basis = now;
      return {
        get: (kind) => cachedEntries[kind],
        set: (kind, entries) => {
          const next = bySlug(entries);
          isSaved &&= isSame(cachedEntries[kind], next);
          cachedEntries[kind] = next;
        },
      };
    },
    save: () => {
      if (isSaved) return;
      const entries = Object.fromEntries(KIND_NAMES.map((kind) => [kind, [...cachedEntries[kind].values()]]));
      writeAtomically(file, JSON.stringify({ basis, entries }));
      isSaved = true;
    },
  };
}

const listTargets = (targets: EntryContext["targets"]): unknown =>
  targets && [[...targets.routes], [...targets.anchors], [...targets.files]];

function bySlug(entries: Iterable<CachedEntry>): EntryTable {
  return new Map([...entries].map((cached) => [cached.entry.slug, cached]));
}

function isSame(last: EntryTable, next: EntryTable): boolean {
  return last.size === next.size && [...next].every(([slug, { entry }]) => last.get(slug)?.entry === entry);
}
