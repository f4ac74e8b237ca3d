import { defineTextFile } from "../layouts/text-file.ts";

/**
 * Script of the redirect pages; in a file, since the CSP forbids inline scripts. It uses `location.replace`, so
 * that Back skips the redirect page, and it preserves query and anchor.
 */
export default defineTextFile({
  data: { permalink: "/redirect.js", eleventyExcludeFromCollections: true },
  render: () => "location.replace(document.currentScript.dataset.to + location.search + location.hash);\n",
});
