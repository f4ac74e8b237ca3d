import { redirectRules } from "../components/locations/state-redirects.ts";
import { defineTextFile } from "../layouts/text-file.ts";
import type { DataFile } from "../model/schemas/data-file.ts";
import { DATA_FILES } from "../model/schemas/data-files.ts";

/** Pages of a data file each; the home page has no letters. */
const PAGES = Object.values<DataFile>(DATA_FILES)
  .flatMap(({ page }) => page ?? [])
  .filter((page) => page !== "/");

/** Mail gateways write the `#` of a receipt's link so; `npm start` and nginx keep the key out of their logs as well. */
const MAILED_RECEIPTS = "/receipt%23* /receipt#:splat 302\n";

/** `_redirects`, which static hosts and the local server obey; 301, since none of these addresses comes back. */
export default defineTextFile({
  data: { permalink: "/_redirects", eleventyExcludeFromCollections: true },
  render: ({ site }) =>
    redirectRules(site.redirects, site.states, PAGES)
      .map(({ from, to }) => `${from} ${to} 301\n`)
      .join("") + MAILED_RECEIPTS,
});
