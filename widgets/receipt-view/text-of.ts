import { isBlank } from "../../site/model/submissions/visible-text.ts";

/** Returns a field's trimmed text; empty if it has no visible character. */
export function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === "string" && !isBlank(value) ? value.trim() : "";
}
