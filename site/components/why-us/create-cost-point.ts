import type { Site } from "../../../model/kinds/site.ts";
import type { Point } from "../../../model/schemas/page-parts.ts";

export function createCostPoint({ agency, "why-us": { cost } }: Site): Point {
  return { title: cost.title, text: [cost.text, agency.terms.feeBasis].filter(Boolean).join(" ") };
}
