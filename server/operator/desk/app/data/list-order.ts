/** The list's order: by promise unless the URL says otherwise. */
export const listOrder = (params: URLSearchParams): "promise" | "newest" =>
  params.get("order") === "newest" ? "newest" : "promise";
