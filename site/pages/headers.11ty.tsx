import { contentSecurityPolicy } from "../layouts/content-security-policy.ts";
import { styleHash } from "../layouts/style-hash.ts";
import { defineTextFile } from "../layouts/text-file.ts";
import { REPORT_FOLDER } from "../model/pay/report-address.ts";
import { EMBED_FRAMES } from "../model/widgets/embed-frames.ts";
import { FEEDS } from "../model/kinds/feeds.ts";
import { entryPages } from "../model/kinds/routes.ts";

/** Caches for a year, for folders whose file names contain a content hash. */
const IMMUTABLE = "public, max-age=31536000, immutable";
/** Caches for five minutes, during which partners' visitors may get the previous release. */
const MOVING = "public, max-age=300";
/** For resources loaded by other sites, including cross-origin isolated ones (COEP). */
const FOR_OTHER_PAGES = {
  "Access-Control-Allow-Origin": "*",
  "Cross-Origin-Resource-Policy": "cross-origin",
};
const SPECULATION_RULES = "/speculation-rules.json";
const PAGE_HEADERS = { "X-Frame-Options": "DENY", "Speculation-Rules": `"${SPECULATION_RULES}"` };
/**
 * For pages. Otherwise browsers may reuse a page for a tenth of its age (RFC 9111, section 4.2.2), and the
 * scripts that it references are gone after the next build.
 */
const REVALIDATED = "public, max-age=0, must-revalidate";
/** Excluded patterns: missing pages are not cached, and the editor's files have their own rules. */
const NOT_REVALIDATED = ["/404*", "/admin*"];

/**
 * Returns patterns that together cover each page exactly once: the first path segment and a wildcard. They are
 * listed explicitly because frames under `/embed/` must not match, and hosts merge the headers of all matching
 * patterns.
 */
function pagePaths(urls: readonly string[]): string[] {
  const starts = [...new Set(urls.map((url) => `/${url.split("/")[1] ?? ""}`))].sort();
  return starts
    .filter((start) => !starts.some((other) => other !== start && other !== "/" && start.startsWith(other)))
    .map((start) => (start === "/" ? start : `${start}*`));
}

/**
 * `_headers`, for static hosts and the local server. No path gets the same header from two rules, since hosts
 * join the values instead of overriding them.
 */
export default defineTextFile({
  data: { permalink: "/_headers", eleventyExcludeFromCollections: true },
  render: ({ origins, assets, collections, site }) => {
    const hashes = [...new Set(Object.values(assets.sheets).map(styleHash))];
    const rules: [path: string, headers: Record<string, string>][] = [
      [
        "/*",
        {
          // The editor must be able to reach its Git host. Some hosts support only one policy for all paths, so
          // the header allows that host and all stylesheets; the policy in each page's head allows only the
          // page's own stylesheet.
          "Content-Security-Policy": contentSecurityPolicy(
            [origins.backend, ...origins.editor],
            ["'self'", ...hashes],
            // Image previews before upload, and the editor's icon.
            ["blob:"],
          ),
          "X-Content-Type-Options": "nosniff",
          "Referrer-Policy": "strict-origin-when-cross-origin",
          "Permissions-Policy":
            "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
          "Cross-Origin-Opener-Policy": "same-origin",
          ...(site.isPreview && { "X-Robots-Tag": "noindex" }),
        },
      ],
      ...pagePaths([
        ...collections.all.map(({ url }) => url),
        ...entryPages(site).map(({ path }) => path),
        ...(origins.backend ? [] : ["/sent/lead"]),
        "/404",
        "/index",
      ]).map((path): [string, Record<string, string>] => [
        path,
        { ...PAGE_HEADERS, ...(!NOT_REVALIDATED.includes(path) && { "Cache-Control": REVALIDATED }) },
      ]),
      ["/admin", { "Cache-Control": REVALIDATED }],
      // Because of its extension, hosts serve the file as JSON, which browsers ignore here.
      [
        SPECULATION_RULES,
        { "Content-Type": "application/speculationrules+json", "Cache-Control": "public, max-age=86400" },
      ],
      // Not "/admin/*", which also matches "/admin" on Netlify.
      ...["admin-*", "config-*", "sveltia-cms-*", "assets/*", "chunks/*"].map(
        (files): [string, Record<string, string>] => [`/admin/${files}`, { "Cache-Control": IMMUTABLE }],
      ),
      // Feed readers expect this type; hosts would serve the file as JSON.
      ...FEEDS.map(({ json }): [string, Record<string, string>] => [
        json,
        { "Content-Type": "application/feed+json" },
      ]),
      ["/fonts/*", { "Cache-Control": IMMUTABLE }],
      ["/styles/*", { "Cache-Control": IMMUTABLE }],
      ["/pictures/*", { "Cache-Control": IMMUTABLE }],
      ["/search-index/*", { "Cache-Control": IMMUTABLE }],
      ["/covers/*", { "Cache-Control": IMMUTABLE }],
      // Partner pages load form chunks from here.
      ["/widgets/*", { "Cache-Control": IMMUTABLE, ...FOR_OTHER_PAGES }],
      ["/embed/*", FOR_OTHER_PAGES],
      // Cross-origin isolated pages (COEP) can frame only documents that are isolated too. Not
      // "/embed/frame/*", which also matches "/embed/frame.js" on Netlify.
      // Thank-you pages for framed forms are shown inside the frame.
      ...[...EMBED_FRAMES.map(({ path }) => path), "/embed/sent/*"].map(
        (path): [string, Record<string, string>] => [
          path,
          { "Cross-Origin-Embedder-Policy": "require-corp", "Cache-Control": REVALIDATED },
        ],
      ),
      // Hosts serve `.ts` files as video.
      ["/embed/v1.d.ts", { "Content-Type": "text/plain; charset=utf-8" }],
      ["/embed/v1.js", { "Cache-Control": MOVING }],
      ["/embed/parts/*", { "Cache-Control": IMMUTABLE }],
      // Release folders are named by version number; earlier releases are kept.
      ...[..."0123456789"].map((digit): [string, Record<string, string>] => [
        `/embed/${digit}*`,
        { "Cache-Control": IMMUTABLE },
      ]),
      // The link is emailed. Anyone who has it may open the report, but it is not indexed.
      [
        `${REPORT_FOLDER}/*`,
        { ...(!site.isPreview && { "X-Robots-Tag": "noindex" }), "Cache-Control": REVALIDATED },
      ],
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
