import { formatDays, formatPeriod } from "./format-period.ts";
import { LayoutSchema } from "../schemas/layout.ts";
import { createPhoneLink } from "../phone-link.ts";
import { createPayReferences } from "../pay/create-pay-references.ts";
import { expandKnown, type ReferenceTable } from "../source/references.ts";
import type { YamlSource } from "../source/yaml-source.ts";

export function readReferences(data: ReadonlyMap<string, Pick<YamlSource, "value">>): ReferenceTable {
  const table = new Map<string, string>();
  const entries = (value: unknown): [string, unknown][] =>
    typeof value === "object" && value !== null ? Object.entries(value) : [];
  const add = (name: string, value: unknown): void => {
    if (typeof value === "string" || typeof value === "number") table.set(name, String(value));
  };
  for (const [field, value] of entries(data.get("agency")?.value)) {
    add(`agency.${field}`, typeof value === "string" ? expandKnown(value, table) : value);
    if (field === "phone" && typeof value === "string") add("agency.phoneHref", createPhoneLink(value).href);
  }
  for (const [id, claim] of entries(data.get("claims")?.value)) {
    const text = (claim as { text?: unknown } | null)?.text;
    add(`claims.${id}`, typeof text === "string" ? expandKnown(text, table) : text);
  }
  const texts = LayoutSchema.safeParse(data.get("layout")?.value).data?.periods;
  for (const [name, period] of entries(data.get("retention")?.value)) {
    const { months, countedFrom, days } = (period ?? {}) as Record<string, unknown>;
    // If the layout file is invalid, the placeholder's name is used as its value, so that uses of the
    // placeholder are not also reported.
    if (typeof months === "number")
      add(`retention.${name}`, texts ? formatPeriod(months, String(countedFrom), texts) : name);
    if (typeof days === "number") add(`retention.${name}`, texts ? formatDays(days, texts) : name);
  }
  for (const [name, text] of createPayReferences(data.get("salaries")?.value)) table.set(name, text);
  return table;
}
