import type { View } from "../data/route.ts";

/**
 * Returns the list's filters in the format that the server expects. A search covers all statuses unless one is
 * chosen.
 */
export function buildListSearch(view: View, params: URLSearchParams): string {
  const search = new URLSearchParams([...params].filter(([, value]) => value !== ""));
  if (view === "flagged") {
    search.set("held", "1");
    search.set("order", "newest");
  } else if (!search.has("state") && search.has("q")) search.set("state", "all");
  return search.toString();
}
