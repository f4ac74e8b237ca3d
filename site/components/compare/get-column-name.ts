import { COMPARED_FACT_NAMES, toFactSlug } from "../../../model/pay/compared-facts.ts";
import type { ComparisonSort } from "../../../model/pay/comparison.ts";
import type { Compare } from "../../../model/schemas/compare.ts";

export function getColumnName({ table: { columns } }: Compare, sort: ComparisonSort): string {
  if (sort === "name") return columns.state;
  if (sort === "region") return columns.region;
  if (sort === "pay") return columns.average;
  const fact = COMPARED_FACT_NAMES.find((name) => toFactSlug(name) === sort);
  return fact === undefined ? sort : columns[fact];
}
