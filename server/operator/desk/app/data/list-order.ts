/** Order of the list: by promise unless the URL sets another. */
export const listOrder = (params: URLSearchParams): "promise" | "newest" =>
  params.get("order") === "newest" ? "newest" : "promise";
