import { comparePage } from "../layouts/compare-page.tsx";
import { definePage } from "../layouts/page.ts";
import { COMPARISON_PATH } from "../../model/pay/comparison.ts";

export default definePage({
  data: { permalink: `${COMPARISON_PATH}.html` },
  render: ({ site }) => comparePage(site, { path: COMPARISON_PATH, sort: "name", role: site.compare.role }),
});
