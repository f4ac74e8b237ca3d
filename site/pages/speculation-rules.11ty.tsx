import { defineTextFile } from "../layouts/text-file.ts";
import { addressIn } from "../model/translation/addresses.ts";
import { REPORT_FOLDER } from "../model/pay/report-address.ts";

/** Patterns for URLs that are not pages, or are unlikely to be visited next. */
const LEFT_OUT = ["/admin*", "/embed/*", `${REPORT_FOLDER}/*`, "/report/*", "/*.csv", "/*.xml"];

/**
 * Speculation rules, referenced by a header on all pages. Supporting browsers prefetch a link's page when the
 * visitor is about to follow the link. They do not prerender it, so no script runs and no form is counted as
 * seen on an unvisited page.
 */
export default defineTextFile({
  data: { permalink: "/speculation-rules.json", eleventyExcludeFromCollections: true },
  render: ({ sites }) => {
    const receipts = sites.flatMap((site) => addressIn(site, "/receipt") ?? []).map((path) => `${path}*`);
    const isPage = [
      { href_matches: "/*" },
      ...[...LEFT_OUT, ...receipts].map((path) => ({ not: { href_matches: path } })),
    ];
    const isFollowed = { not: { selector_matches: "[download]" } };
    const rule = { where: { and: [...isPage, isFollowed] }, eagerness: "moderate" };
    return `${JSON.stringify({ prefetch: [rule] })}\n`;
  },
});
