import type { Job } from "../../../model/kinds/jobs.ts";
import type { Site } from "../../../model/kinds/site.ts";
import { formatDollars, getPlaceName, getRoleName } from "../../../model/pay/format-dollars.ts";
import { findRegion, payInRegion } from "../../../model/pay/state-pay.ts";
import { toNameSlug } from "../../../model/to-name-slug.ts";
import { fillText } from "../strings.ts";

/**
 * Returns the published range of an opening's role in its region, for comparison.
 * @returns undefined if the opening has no role of the salary report, or the report has no pay for the state
 */
export function findPublishedPay({ role, state, pay }: Job, site: Site) {
  const region = state === undefined ? undefined : findRegion(site.salaries, toNameSlug(state));
  if (role === undefined || region === undefined || pay.per !== "year") return undefined;
  const { low, high } = payInRegion(site.salaries, role, region);
  const { pay: names } = site.layout;
  const text = fillText(site["jobs-page"].pay.published, {
    role: getRoleName(names, role),
    place: getPlaceName(names, region.region),
    year: site.salaries.year,
    low: formatDollars(low),
    high: formatDollars(high),
  });
  return { low, high, text };
}
