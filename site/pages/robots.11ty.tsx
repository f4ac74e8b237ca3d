import { defineTextFile } from "../layouts/text-file.ts";

/** Nothing is disallowed: a crawler must be able to read the `noindex` of a page that has one. */
export default defineTextFile({
  data: { permalink: "/robots.txt", eleventyExcludeFromCollections: true },
  render: ({ origins }) => `User-agent: *\nAllow: /\n\nSitemap: ${origins.site}/sitemap.xml\n`,
});
