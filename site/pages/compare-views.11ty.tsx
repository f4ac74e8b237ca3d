import { comparePage } from "../layouts/compare-page.tsx";
import { definePage } from "../layouts/page.ts";
import { listOtherViews, type ComparisonView } from "../model/pay/comparison.ts";

/**
 * Comparison pages for visitors without JavaScript, one sorted by each column and one for each role. They are
 * `noindex`.
 */
export default definePage<{ view: ComparisonView }>({
  data: {
    pagination: {
      data: "site.states",
      size: 1,
      alias: "view",
      before: (_, { site }) => listOtherViews(site.compare.role),
    },
    permalink: ({ view }: { view: ComparisonView }) => `${view.path}.html`,
    noindex: true,
  },
  render: ({ site, view }) => comparePage(site, view),
});
