import { usePathname, useSearch } from "wouter/use-browser-location";
import { isSubmissionTable, type SubmissionRef } from "../../../../data/submission-tables.ts";

/** Paths of the views, which operators may bookmark. */
const paths = {
  inbox: "/",
  flagged: "/held",
  deliveries: "/deliveries",
  mails: "/mails",
  counts: "/counts",
  webhooks: "/webhooks",
  log: "/log",
} as const;
export type View = keyof typeof paths;
const views = Object.keys(paths) as View[];

export type Route = ReturnType<typeof parseRoute>;

export function viewUrl(view: View, params = new URLSearchParams()): string {
  const nonEmptyParams = new URLSearchParams([...params].filter(([, value]) => value !== ""));
  return `${paths[view]}${nonEmptyParams.size > 0 ? `?${nonEmptyParams.toString()}` : ""}`;
}

/** Returns the URL of a submission next to its list, by default next to all submissions. */
export function leadUrl(
  { table, id }: SubmissionRef,
  view: View = "inbox",
  params = new URLSearchParams({ state: "all" }),
): string {
  const list = new URLSearchParams(params);
  if (view === "flagged") list.set("from", "held");
  return `/lead/${table}/${id}${list.size > 0 ? `?${list.toString()}` : ""}`;
}

export function parseRoute(pathname: string, search: string) {
  const params = new URLSearchParams(search);
  const [, first = "", table = "", id = ""] = pathname.split("/");
  if (first === "lead" && isSubmissionTable(table)) {
    const view: View = params.get("from") === "held" ? "flagged" : "inbox";
    params.delete("from");
    return { view, openSubmission: { table, id }, params };
  }
  const view: View = views.find((candidate) => paths[candidate] === `/${first}`) ?? "inbox";
  return { view, openSubmission: undefined, params };
}

/** @param base path of the desk, which the paths of views do not contain */
export function useRoute(base: string): Route {
  const pathname = usePathname();
  return parseRoute(pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : pathname, useSearch());
}

/** The list of the inbox that the parameters select. A search covers all statuses unless one is chosen. */
export const chosenState = (params: URLSearchParams): string =>
  params.get("state") ?? (params.has("q") ? "all" : "open");

/** Returns the list's filters in the format that the server expects. */
export function buildListSearch(view: View, params: URLSearchParams): string {
  const search = new URLSearchParams([...params].filter(([, value]) => value !== ""));
  if (view === "flagged") {
    search.set("held", "1");
    search.set("order", "newest");
  } else if (search.has("q")) search.set("state", chosenState(search));
  return search.toString();
}
