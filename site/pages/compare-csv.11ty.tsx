import { defineTextFile } from "../layouts/text-file.ts";
import { comparisonCsv } from "../model/pay/comparison-csv.ts";
import { COMPARISON_CSV } from "../model/pay/comparison.ts";

export default defineTextFile({
  data: { permalink: COMPARISON_CSV, eleventyExcludeFromCollections: true },
  render: ({ site }) => comparisonCsv(site.states, site.salaries),
});
