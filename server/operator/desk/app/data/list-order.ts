/** The order of a list: by promise, unless the address says otherwise. */
export const orderOf = (params: URLSearchParams): "promise" | "newest" =>
  params.get("order") === "newest" ? "newest" : "promise";
