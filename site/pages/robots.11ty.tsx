import { defineTextFile } from "../layouts/define-pages.ts";

/** The `robots.txt` file. It disallows nothing because crawlers must be able to read a page's `noindex`. */
export default defineTextFile({
  data: { permalink: "/robots.txt" },
  render: ({ origins }) => `User-agent: *\nAllow: /\n\nSitemap: ${origins.site}/sitemap.xml\n`,
});
