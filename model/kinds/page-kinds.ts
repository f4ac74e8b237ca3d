import type * as z from "zod";
import { articles } from "./articles.ts";
import { jobs } from "./jobs.ts";
import { legal } from "./legal.ts";
import type { AnyEntry, Entry, PageKind } from "./page-kind.ts";
import { states } from "./states.ts";

export const PAGE_KINDS = { articles, jobs, states, legal };

export type PageKinds = typeof PAGE_KINDS;
export type KindName = keyof PageKinds;

export type EntryOf<Name extends KindName> =
  PageKinds[Name] extends PageKind<infer Schema extends z.ZodType<object>> ? Entry<Schema> : never;

export type Entries = { [Name in KindName]: EntryOf<Name>[] };

export const KIND_NAMES = Object.keys(PAGE_KINDS) as KindName[];

export const getPageKind = (name: KindName): PageKind => PAGE_KINDS[name];

export const getEntries = (entries: Entries, name: KindName): readonly AnyEntry[] =>
  entries[name] as unknown as readonly AnyEntry[];

export function forEachKind<Value>(make: (name: KindName) => Value): Record<KindName, Value> {
  return Object.fromEntries(KIND_NAMES.map((name) => [name, make(name)])) as Record<KindName, Value>;
}
