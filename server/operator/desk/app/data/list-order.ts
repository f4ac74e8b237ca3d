export const listOrder = (params: URLSearchParams): "promise" | "newest" =>
  params.get("order") === "newest" ? "newest" : "promise";
