import type { PayFigures } from "../../site/model/pay/adjust-pay.ts";
import { factor } from "./format.ts";
import type { Finding } from "./look-up.ts";

type Cells = readonly (string | number)[];

/**
 * The chosen role as a table for a spreadsheet: in the chosen state, in the five regions, and by experience where that is published.
 * @param unpublished what stands where there is no figure
 */
export function toCsv(finding: Finding, unpublished: string): string {
  const { name, at, baseline, regions, bands } = finding;
  const row = (place: string, pay: PayFigures | undefined, premium = 0): Cells => [
    name,
    place,
    "",
    ...(pay ? [pay.low, pay.average, pay.high] : [unpublished, unpublished, unpublished]),
    pay ? `${baseline} baseline${premium === 0 ? "" : ` x ${factor(premium)}`}` : "",
  ];
  const isAmongRegions = regions.some(({ place }) => place === at.slug);
  const rows: Cells[] = [
    ["Role", "Place", "Experience", "Low", "Average", "High", "Figured as"],
    ...(isAmongRegions ? [] : [row(at.name, finding.pay, at.region?.premium)]),
    ...regions.map(({ region, pay }) => row(region.region, pay, region.premium)),
    ...bands.map(({ experience, low, high }): Cells => [
      name,
      "United States",
      experience,
      low,
      unpublished,
      high,
      "National band",
    ]),
  ];
  return rows.map((cells) => `${cells.join(",")}\r\n`).join("");
}
