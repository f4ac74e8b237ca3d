import { redirectRules } from "../components/locations/state-redirects.ts";
import { defineTextFile } from "../layouts/text-file.ts";

/** `_redirects`, which static hosts and the local server obey; 301, since none of these addresses comes back. */
export default defineTextFile({
  data: { permalink: "/_redirects", eleventyExcludeFromCollections: true },
  render: ({ site }) =>
    redirectRules(site.redirects, site.states)
      .map(({ from, to }) => `${from} ${to} 301\n`)
      .join(""),
});
