import { defineTextFile } from "../layouts/text-file.ts";
import { REPORT_FOLDER } from "../model/pay/report-address.ts";

/** What is no page, or a page that is nobody's next one. */
const LEFT_OUT = ["/admin*", "/embed/*", `${REPORT_FOLDER}/*`, "/receipt*", "/report/*", "/*.csv", "/*.xml"];

/**
 * Speculation rules, which the headers of all pages name: a browser that knows them fetches the page behind a link when the visitor is about to follow
 * it. It is fetched and not prerendered, so that no script runs, and no form counts as seen, on a page that nobody looks at.
 */
export default defineTextFile({
  data: { permalink: "/speculation-rules.json", eleventyExcludeFromCollections: true },
  render: () => {
    const isPage = [{ href_matches: "/*" }, ...LEFT_OUT.map((path) => ({ not: { href_matches: path } }))];
    const isFollowed = { not: { selector_matches: "[download]" } };
    const rule = { where: { and: [...isPage, isFollowed] }, eagerness: "moderate" };
    return `${JSON.stringify({ prefetch: [rule] })}\n`;
  },
});
