import { defineTextFile } from "../layouts/text-file.ts";

/**
 * Script of the redirect pages; a file, because the CSP forbids inline scripts. Uses `location.replace`, so
 * that Back does not return to it, and preserves query and anchor.
 */
export default defineTextFile({
  data: { permalink: "/redirect.js", eleventyExcludeFromCollections: true },
  render: () => "location.replace(document.currentScript.dataset.to + location.search + location.hash);\n",
});
