import { comparePage } from "../layouts/compare-page.tsx";
import { definePage } from "../layouts/page.ts";
import { otherViews, type ComparisonView } from "../model/pay/comparison.ts";

/** The comparison sorted by each column and for each role, for visitors without JavaScript; `noindex`. */
export default definePage<{ view: ComparisonView }>({
  data: {
    pagination: {
      data: "site.states",
      size: 1,
      alias: "view",
      before: (_, { site }) => otherViews(site.compare.role),
    },
    permalink: ({ view }: { view: ComparisonView }) => `${view.path}.html`,
    noindex: true,
  },
  render: ({ site, view }) => comparePage(site, view),
});
