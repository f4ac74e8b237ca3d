import type { View } from "../data/route.ts";

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
