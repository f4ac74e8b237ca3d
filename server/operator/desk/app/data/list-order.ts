/** Returns the sort order of the list: by reply deadline, unless the URL sets another. */
export const listOrder = (params: URLSearchParams): "promise" | "newest" =>
  params.get("order") === "newest" ? "newest" : "promise";
