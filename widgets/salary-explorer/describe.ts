import { formatDollars } from "../../site/model/pay/format-dollars.ts";
import type { Messages } from "../messages.ts";
import { fill } from "./format.ts";
import type { Finding } from "./look-up.ts";

type Texts = Messages["salaryExplorer"];

/** What is shown, as a heading: `Superintendent in Texas`. */
export const titleOf = ({ name, at, band }: Finding, texts: Texts): string =>
  band
    ? fill(texts.bandTitle, { role: name, experience: band.experience })
    : fill(texts.title, { role: name, place: at.name });

/** What is shown, in a sentence for those who do not see it change. */
export function describe(finding: Finding, texts: Texts): string {
  const { band, pay } = finding;
  const title = titleOf(finding, texts);
  const range = band ?? pay;
  if (!range) return `${title}: ${texts.unpublished}`;
  const figures = `${formatDollars(range.low)} ${texts.to} ${formatDollars(range.high)}`;
  return `${title}: ${figures}${band || !pay ? "" : `, ${texts.average} ${formatDollars(pay.average)}`}`;
}
