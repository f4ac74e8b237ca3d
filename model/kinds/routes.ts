import { KIND_NAMES, getPageKind, getEntries, type Entries, type KindName } from "./page-kinds.ts";
import type { AnyEntry } from "./page-kind.ts";
import type { Mistake } from "../source/content-error.ts";
import type { DataFile } from "../schemas/fieldset.ts";
import { DATA_FILES, type DataFiles } from "./data-files.ts";

/** Valid link anchors by page path. On a page that is not listed, any anchor is accepted. */
export type Anchors = ReadonlyMap<string, readonly string[]>;

/** Paths of the pages whose text is in a data file. */
export const DATA_PAGES = Object.values<DataFile>(DATA_FILES).flatMap(({ page }) => page ?? []);

type Names = Pick<ReadonlySet<string>, "keys">;

/**
 * Returns all paths that content may link to. The paths come from file names, so that links to the page of an invalid
 * entry are not reported as broken.
 */
export function listRoutes(names: Readonly<Record<KindName, Names>>): Set<string> {
  return new Set([
    ...DATA_PAGES,
    ...KIND_NAMES.flatMap((kind) => [...names[kind].keys()].map(getPageKind(kind).path)),
  ]);
}

const NOT_LINKABLE = ["/404", "/admin", "/sent"];

export function checkUniquePaths(names: Readonly<Record<KindName, Names>>): Mistake[] {
  const takenPaths = new Set([...NOT_LINKABLE, ...DATA_PAGES]);
  return KIND_NAMES.flatMap((kind) => {
    const { path, folder, extension } = getPageKind(kind);
    return [...names[kind].keys()].flatMap((name) => {
      const address = path(name);
      const isTaken = takenPaths.has(address);
      takenPaths.add(address);
      const file = `content/${folder}/${name}.${extension}`;
      const problem = `found the path ${address}, which another page already uses: rename the file`;
      return isTaken ? [{ file, line: 1, field: "file name", problem }] : [];
    });
  });
}

/** Returns the former paths of all entries, each with the current path to redirect to. */
export function listFormerPaths(entries: Entries) {
  return KIND_NAMES.flatMap((kind) => {
    const { path, formerPaths } = getPageKind(kind);
    if (formerPaths === undefined) return [];
    return getEntries(entries, kind).flatMap((entry) =>
      formerPaths(entry).map((from) => ({ from, to: path(entry.slug), kind, slug: entry.slug })),
    );
  });
}

/** Lists the paths of the pages whose time is over. */
export const listEndedPages = (entries: Entries): string[] =>
  KIND_NAMES.flatMap((name) =>
    getEntries(entries, name)
      .filter(({ isEnded }) => isEnded === true)
      .map(({ slug }) => getPageKind(name).path(slug)),
  );

/** Lists the indexed pages of all entries, including those that an incremental build skips. */
export function listEntryPages(entries: Entries) {
  return KIND_NAMES.flatMap((name) => {
    const { path, modified } = getPageKind(name);
    return getEntries(entries, name)
      .filter(({ isEnded }) => isEnded !== true)
      .map((entry: AnyEntry) => ({ path: path(entry.slug), modified: modified?.(entry) }));
  });
}

/** Lists the anchors that templates create. A test compares the list with the built pages. */
export function listPageAnchors({ services, industries }: Partial<DataFiles>): Anchors {
  const pageAnchors: [string, string[]][] = [
    ["/", ["services", "searches", "salary-report", "success-story", "why-us", "contact"]],
    ["/about", ["firm", "work", "figures", "questions"]],
    ["/insights", ["featured", "articles"]],
    ["/landing-page", ["contact-form", "cost", "why-us", "benefits", "placements", "start"]],
    ["/locations", ["states", "pay", "related"]],
    ["/resume", ["apply", "roles", "file"]],
    ["/tools", ["offer", "seat", "turnover"]],
  ];
  if (services !== undefined) {
    const ids = [...services.services, ...services.process].map(({ id }) => id);
    pageAnchors.push(["/services", ["services", ...ids, "process", "cost", "why-us", "request"]]);
  }
  if (industries !== undefined)
    pageAnchors.push(["/industries", ["industries", ...industries.map(({ id }) => id), "request"]]);
  return new Map(pageAnchors);
}

/** Returns the anchors of headings, in order. Repeated headings get a number, starting with 2. */
export function listHeadingAnchors(headings: readonly string[]): string[] {
  const taken = new Set<string>();
  return headings.map((heading) => {
    const name = toAnchor(heading) || "section";
    let anchor = name;
    for (let count = 2; taken.has(anchor); count += 1) anchor = `${name}-${count}`;
    taken.add(anchor);
    return anchor;
  });
}

function toAnchor(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[^a-z0-9\s-]/g, "")
    .trim()
    .replace(/[\s-]+/g, "-");
}
