import { defineTextFile } from "../layouts/define-pages.ts";
import { findTranslatedPath } from "../../model/translation/addresses.ts";
import { REPORT_FOLDER } from "../../model/report/published-report.ts";

/** Patterns for URLs that are not pages, or that visitors are unlikely to open next. */
const EXCLUDED = ["/admin*", "/embed/*", `${REPORT_FOLDER}/*`, "/report/*", "/*.csv", "/*.xml"];

/**
 * Speculation rules, which a header on all pages references. Supporting browsers prefetch a page when the
 * visitor is about to follow a link to it. Pages are not prerendered, because that would run their scripts
 * and count their forms as seen.
 */
export default defineTextFile({
  data: { permalink: "/speculation-rules.json" },
  render: ({ sites }) => {
    const receiptPaths = sites
      .flatMap((site) => findTranslatedPath(site, "/receipt") ?? [])
      .map((path) => `${path}*`);
    const pageConditions = [
      { href_matches: "/*" },
      ...[...EXCLUDED, ...receiptPaths].map((path) => ({ not: { href_matches: path } })),
    ];
    const nonDownloadCondition = { not: { selector_matches: "[download]" } };
    const rule = { where: { and: [...pageConditions, nonDownloadCondition] }, eagerness: "moderate" };
    return `${JSON.stringify({ prefetch: [rule] })}\n`;
  },
});
