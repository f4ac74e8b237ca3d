import { defineTextFile } from "../layouts/define-pages.ts";

/**
 * The script of redirect pages, in a file because the CSP forbids inline scripts. `location.replace` makes the Back
 * button skip the redirect page. The script preserves query and anchor.
 */
export default defineTextFile({
  data: { permalink: "/redirect.js" },
  render: () => "location.replace(document.currentScript.dataset.to + location.search + location.hash);\n",
});
