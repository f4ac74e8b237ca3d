import { isBlank } from "../../site/model/submissions/visible-text.ts";

/** What was typed into a field, trimmed; empty where nothing of it can be seen. */
export function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === "string" && !isBlank(value) ? value.trim() : "";
}
