import { hash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import type { EntryContext } from "../../model/checks/check-prose.ts";
import type { CachedEntries, CachedEntry } from "../../model/loading/load-entries.ts";
import type { Store } from "./store.ts";

interface EntryCache {
  cachedEntriesFor: (context: EntryContext) => CachedEntries;
}

/**
 * Keeps checked entries in memory between builds of one process. An entry is checked again after a change to its file
 * or to the content that it is checked against.
 */
export function createEntryCache(): EntryCache {
  let basis: string | undefined;
  let entries = new Map<string, CachedEntry & { version: string }>();
  return {
    cachedEntriesFor: (context) => {
      const now = hashContext(context);
      if (now !== basis) entries = new Map();
      basis = now;
      return {
        versionOf: (path) => {
          const { size, mtimeMs } = statSync(path);
          return `${size} ${mtimeMs}`;
        },
        find: (file, version) => {
          const cached = entries.get(file);
          return cached?.version === version ? cached : undefined;
        },
        add: (file, version, cached) => entries.set(file, { ...cached, version }),
      };
    },
  };
}

const KIND = "entries";

/**
 * Keeps checked entries in the store, by the content of their files.
 * @param code hash of the code
 */
export const openEntryStore = (store: Store, code: string): EntryCache => ({
  cachedEntriesFor: (context) => {
    const basis = hash("sha256", code + hashContext(context));
    return {
      versionOf: (path) => hash("sha256", readFileSync(path)),
      find: (...inputs) => store.readJson<CachedEntry>(KIND, [basis, ...inputs]),
      add: (file, version, cached) => store.save(KIND, [basis, file, version], cached),
    };
  },
});

function hashContext({ references, targets, states, figures, pay, contexts, bands }: EntryContext): string {
  const linked = targets && [
    [...targets.routes],
    [...targets.anchors],
    [...targets.files],
    [...targets.translated],
    [...targets.covers],
  ];
  const parts = [[...references], linked, states, figures, pay, contexts, bands];
  return hash(
    "sha1",
    JSON.stringify(parts, (_key, value: unknown) => (value instanceof RegExp ? value.source : value)),
  );
}
