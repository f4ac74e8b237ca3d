import { defineTextFile } from "../layouts/text-file.ts";

/**
 * The script of redirect pages. It is a file because the CSP forbids inline scripts. It uses
 * `location.replace`, so that the Back button skips the redirect page, and preserves query and anchor.
 */
export default defineTextFile({
  data: { permalink: "/redirect.js", eleventyExcludeFromCollections: true },
  render: () => "location.replace(document.currentScript.dataset.to + location.search + location.hash);\n",
});
