import { listRedirectRules } from "../components/locations/list-redirects.ts";
import { defineTextFile } from "../layouts/define-pages.ts";
import { findTranslatedPath } from "../../model/translation/addresses.ts";

/**
 * Returns the redirect rule for receipt links in which an email gateway has encoded the `#`.
 */
const escapedReceiptLink = (page: string): string => `${page}%23* ${page}#:splat 302\n`;

/**
 * The `_redirects` file, for static hosts and the local server. The status is 301 because these redirects are
 * permanent.
 */
export default defineTextFile({
  data: { permalink: "/_redirects" },
  render: ({ site, sites }) =>
    listRedirectRules(site, sites)
      .map(({ from, to }) => `${from} ${to} 301\n`)
      .join("") +
    sites
      .flatMap((one) => findTranslatedPath(one, "/receipt") ?? [])
      .map(escapedReceiptLink)
      .join(""),
});
