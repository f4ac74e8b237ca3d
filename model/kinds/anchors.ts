import type { DataFiles } from "./data-files.ts";

/** Valid link anchors by page path. On a page that is not listed, any anchor is accepted. */
export type Anchors = ReadonlyMap<string, readonly string[]>;

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
  const counts = new Map<string, number>();
  return headings.map((heading) => {
    const anchor = toAnchor(heading);
    const count = (counts.get(anchor) ?? 0) + 1;
    counts.set(anchor, count);
    return count === 1 ? anchor : `${anchor}-${count}`;
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
