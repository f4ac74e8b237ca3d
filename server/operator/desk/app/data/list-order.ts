/** Order of the list: by promised time unless the URL sets another. */
export const listOrder = (params: URLSearchParams): "promise" | "newest" =>
  params.get("order") === "newest" ? "newest" : "promise";
