import { useSyncExternalStore } from "react";
import { isSubmissionTable, type SubmissionRef } from "../../../../data/submission-tables.ts";

const views = ["inbox", "held", "deliveries", "mails", "counts"] as const;
export type View = (typeof views)[number];

export interface Route {
  view: View;
  open: SubmissionRef | undefined;
  params: URLSearchParams;
}

const changed = "desk:route";

/** Navigates to a URL. With `isReplacing`, adds no history entry, for instance while typing a search. */
export function navigate(url: string, isReplacing = false): void {
  history[isReplacing ? "replaceState" : "pushState"](null, "", url);
  window.dispatchEvent(new Event(changed));
}

function subscribe(listener: () => void): () => void {
  window.addEventListener("popstate", listener);
  window.addEventListener(changed, listener);
  return () => {
    window.removeEventListener("popstate", listener);
    window.removeEventListener(changed, listener);
  };
}

const pathOf = (view: View): string => (view === "inbox" ? "/" : `/${view}`);

export function viewUrl(view: View, params: URLSearchParams): string {
  const filled = new URLSearchParams([...params].filter(([, value]) => value !== ""));
  return `${pathOf(view)}${filled.size > 0 ? `?${filled.toString()}` : ""}`;
}

export function leadUrl({ table, id }: SubmissionRef, view: View, params: URLSearchParams): string {
  const list = new URLSearchParams(params);
  if (view === "held") list.set("from", "held");
  return `/lead/${table}/${id}${list.size > 0 ? `?${list.toString()}` : ""}`;
}

export function parseRoute(pathname: string, search: string): Route {
  const params = new URLSearchParams(search);
  const [, first = "", table = "", id = ""] = pathname.split("/");
  if (first === "lead" && isSubmissionTable(table)) {
    const view = params.get("from") === "held" ? "held" : "inbox";
    params.delete("from");
    return { view, open: { table, id }, params };
  }
  const view = views.find((known) => pathOf(known) === `/${first}`) ?? "inbox";
  return { view, open: undefined, params };
}

export function useRoute(): Route {
  const url = useSyncExternalStore(subscribe, () => location.pathname + location.search);
  const { pathname, search } = new URL(url, location.origin);
  return parseRoute(pathname, search);
}
