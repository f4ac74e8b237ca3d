import { defineTextFile } from "../layouts/define-pages.ts";
import { formatComparisonCsv, COMPARISON_CSV } from "../../model/pay/comparison.ts";

export default defineTextFile({
  data: { permalink: COMPARISON_CSV },
  render: ({ site }) => formatComparisonCsv(site.states, site.salaries),
});
