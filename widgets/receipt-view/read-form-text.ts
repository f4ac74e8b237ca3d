import { isBlank } from "../../site/model/submissions/strip-invisible.ts";

/** Returns a field's trimmed text, or an empty string if it has no visible characters. */
export function readFormText(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === "string" && !isBlank(value) ? value.trim() : "";
}
