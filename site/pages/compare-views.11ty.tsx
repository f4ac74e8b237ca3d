import { comparePage } from "../layouts/compare-page.tsx";
import { definePage } from "../layouts/page.ts";
import { paginate } from "../layouts/define-pages.ts";
import { listOtherViews } from "../../model/pay/comparison.ts";

/**
 * Comparison pages for visitors without JavaScript, one sorted by each column and one for each role. They are
 * `noindex`.
 */
export default definePage({
  data: {
    ...paginate(
      ({ site }) => listOtherViews(site.compare.role),
      ({ path }) => `${path}.html`,
    ),
    noindex: true,
  },
  render: ({ site, entry }) => comparePage(site, entry),
});
