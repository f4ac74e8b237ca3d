import { defineTextFile } from "../layouts/text-file.ts";

/**
 * The script of the redirect pages, a file because the content security policy allows none in the page. It takes the page's place
 * in the history, so that Back does not return to it, and keeps query and anchor.
 */
export default defineTextFile({
  data: { permalink: "/redirect.js", eleventyExcludeFromCollections: true },
  render: () => "location.replace(document.currentScript.dataset.to + location.search + location.hash);\n",
});
