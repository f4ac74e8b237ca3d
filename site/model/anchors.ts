import type { DataFiles } from "./schemas/data-files.ts";

/** The sections of a page that a link can lead to, by the page's path; a page that is not here has any. */
export type Anchors = ReadonlyMap<string, readonly string[]>;

/** The sections of pages whose templates give them their names. A test holds the list against the written pages. */
export function pageAnchors({ services, industries }: Partial<DataFiles>): Anchors {
  const fixed: [string, string[]][] = [
    ["/", ["services", "searches", "salary-report", "success-story", "why-us", "contact"]],
    ["/about", ["firm", "work", "figures", "questions"]],
    ["/insights", ["featured", "articles"]],
    ["/landing-page", ["contact-form", "why-us", "benefits", "placements", "start"]],
    ["/locations", ["states", "pay", "related"]],
    ["/resume", ["apply", "roles", "file"]],
    ["/tools", ["offer", "seat", "turnover"]],
  ];
  if (services !== undefined) {
    const ids = [...services.services, ...services.process].map(({ id }) => id);
    fixed.push(["/services", ["services", ...ids, "process", "why-us", "request"]]);
  }
  if (industries !== undefined)
    fixed.push(["/industries", ["industries", ...industries.map(({ id }) => id), "request"]]);
  return new Map(fixed);
}
