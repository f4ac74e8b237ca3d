import { contentSecurityPolicy } from "../layouts/content-security-policy.ts";
import { styleHash } from "../layouts/style-hash.ts";
import { defineTextFile } from "../layouts/text-file.ts";
import { REPORT_FOLDER } from "../model/pay/report-address.ts";
import { FRAMED_TAGS } from "../../widgets/embed/embedded-widgets.ts";
import { entryPages } from "../model/routes.ts";

/** A year; the names under these folders carry their content's hash. */
const IMMUTABLE = "public, max-age=31536000, immutable";
/** Five minutes: as long as a partner's visitors may see the release before. */
const MOVING = "public, max-age=300";
/** What pages elsewhere load, those that are isolated (COEP) included. */
const FOR_OTHER_PAGES = {
  "Access-Control-Allow-Origin": "*",
  "Cross-Origin-Resource-Policy": "cross-origin",
};
const SPECULATION_RULES = "/speculation-rules.json";
const PAGE_HEADERS = { "X-Frame-Options": "DENY", "Speculation-Rules": `"${SPECULATION_RULES}"` };
const REVALIDATED = "public, max-age=0, must-revalidate";

/**
 * Patterns that together cover every page, and none twice: its first folder's name and all that follows it. Listed because
 * the frames under `/embed/` must not match, and a host joins the headers of all patterns that do.
 */
function pagePaths(urls: readonly string[]): string[] {
  const starts = [...new Set(urls.map((url) => `/${url.split("/")[1] ?? ""}`))].sort();
  return starts
    .filter((start) => !starts.some((other) => other !== start && other !== "/" && start.startsWith(other)))
    .map((start) => (start === "/" ? start : `${start}*`));
}

/**
 * `_headers`, which static hosts and the local server obey. No path gets one header from two rules: hosts join such values
 * instead of letting the later one win.
 */
export default defineTextFile({
  data: { permalink: "/_headers", eleventyExcludeFromCollections: true },
  render: ({ origins, assets, collections, site }) => {
    const hashes = [...new Set(Object.values(assets.sheets).map(styleHash))];
    const rules: [path: string, headers: Record<string, string>][] = [
      [
        "/*",
        {
          // Where the content's repository is at a host, the editor must reach it. A host has one policy for all paths, so the
          // header allows it, and the sheets of all pages; the policy in the head of each page allows it its own sheet alone.
          "Content-Security-Policy": contentSecurityPolicy(
            [origins.backend, ...origins.editor],
            ["'self'", ...hashes],
            // Pictures before they are saved, and the editor's icon.
            ["blob:"],
          ),
          "X-Content-Type-Options": "nosniff",
          "Referrer-Policy": "strict-origin-when-cross-origin",
          "Permissions-Policy":
            "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
          "Cross-Origin-Opener-Policy": "same-origin",
        },
      ],
      ...pagePaths([
        ...collections.all.map(({ url }) => url),
        ...entryPages(site).map(({ path }) => path),
        ...(origins.backend ? [] : ["/sent/lead"]),
        // The page that stands for a missing one, and another address of the home page.
        "/404",
        "/index",
      ]).map((path): [string, Record<string, string>] => [path, PAGE_HEADERS]),
      // By its ending a host takes it for JSON, and a browser then leaves it.
      [
        SPECULATION_RULES,
        { "Content-Type": "application/speculationrules+json", "Cache-Control": "public, max-age=86400" },
      ],
      // Not "/admin/*", which Netlify takes for the page "/admin" as well.
      ...["admin-*", "config-*", "sveltia-cms-*", "assets/*", "chunks/*"].map(
        (files): [string, Record<string, string>] => [`/admin/${files}`, { "Cache-Control": IMMUTABLE }],
      ),
      ["/fonts/*", { "Cache-Control": IMMUTABLE }],
      ["/styles/*", { "Cache-Control": IMMUTABLE }],
      ["/covers/*", { "Cache-Control": IMMUTABLE }],
      // A partner's page loads the forms' chunks from here.
      ["/widgets/*", { "Cache-Control": IMMUTABLE, ...FOR_OTHER_PAGES }],
      ["/embed/*", FOR_OTHER_PAGES],
      // A page that is isolated (COEP) frames only what is isolated as well. Not "/embed/frame/*", which Netlify takes for "/embed/frame.js" as well.
      // What thanks for a form in a frame stands in that frame.
      ...[...FRAMED_TAGS.map((tag) => `frame/${tag}`), "sent/*"].map(
        (path): [string, Record<string, string>] => [
          `/embed/${path}`,
          { "Cross-Origin-Embedder-Policy": "require-corp" },
        ],
      ),
      // By its ending a host takes it for a video.
      ["/embed/v1.d.ts", { "Content-Type": "text/plain; charset=utf-8" }],
      ["/embed/v1.js", { "Cache-Control": MOVING }],
      ["/embed/parts/*", { "Cache-Control": IMMUTABLE }],
      // A release's folder is its number; those of earlier builds stay.
      ...[..."0123456789"].map((digit): [string, Record<string, string>] => [
        `/embed/${digit}*`,
        { "Cache-Control": IMMUTABLE },
      ]),
      // The link is mailed; whoever has it may open it, and search engines leave it out.
      [`${REPORT_FOLDER}/*`, { "X-Robots-Tag": "noindex", "Cache-Control": REVALIDATED }],
      ["/report/*", { "Cache-Control": REVALIDATED }],
      ["/social/*", { "Cache-Control": REVALIDATED }],
    ];
    return rules
      .map(([path, headers]) =>
        [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ""].join("\n"),
      )
      .join("\n");
  },
});
