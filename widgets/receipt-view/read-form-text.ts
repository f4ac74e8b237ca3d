import { isBlank } from "../../model/submissions/typed-text.ts";

export function readFormText(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === "string" && !isBlank(value) ? value.trim() : "";
}
