import { buildContentSecurityPolicy, HEADER_HASHES } from "../layouts/content-security-policy.ts";
import { defineTextFile } from "../layouts/define-pages.ts";
import { LATEST_EMBED_SCRIPT } from "../../model/page-assets.ts";
import { REPORT_FOLDER } from "../../model/report/published-report.ts";
import { EMBED_FRAMES } from "../../model/tags/embed.ts";
import { FEEDS } from "../../model/kinds/feeds.ts";
import { alertPath, QUESTION_PAGE } from "../../model/jobs/mailed-pages.ts";
import { SOURCE_LANGUAGE } from "../../model/languages.ts";
import { listEntryPages } from "../../model/kinds/routes.ts";

/**
 * Caches files for a year. Their paths contain a content hash or a version number, so their content never
 * changes.
 */
const IMMUTABLE = "public, max-age=31536000, immutable";
/** Caches a file for five minutes, during which visitors to partners' pages may get the previous one. */
const SHORT_LIVED = "public, max-age=300";
/** Headers for resources that other sites load, including cross-origin isolated sites (COEP). */
const CROSS_ORIGIN = {
  "Access-Control-Allow-Origin": "*",
  "Cross-Origin-Resource-Policy": "cross-origin",
};
const SPECULATION_RULES = "/speculation-rules.json";
const PAGE_HEADERS = { "X-Frame-Options": "DENY", "Speculation-Rules": `"${SPECULATION_RULES}"` };
/**
 * Makes browsers revalidate pages. Otherwise, they may reuse a page for a tenth of its age (RFC 9111, section
 * 4.2.2), although the next build removes the scripts that it references.
 */
const REVALIDATED = "public, max-age=0, must-revalidate";
/**
 * Page patterns without `REVALIDATED`: the 404 page must not be cached, and the editor's files have their own
 * rules.
 */
const EDITOR_FILES = "/admin*";
const NOT_REVALIDATED = ["/404*", EDITOR_FILES];

/** Openings as JSON, which partners' pages read, are in the same folder as the pages of openings. */
const OPENINGS = "/jobs*";

type Rule = [paths: readonly string[], headers: Readonly<Record<string, string>>];

/**
 * Returns patterns that together match each page exactly once, each a first path segment followed by a
 * wildcard. They are listed explicitly because frames under `/embed/` must not match, and hosts merge the
 * headers of all matching patterns.
 */
function pagePaths(urls: readonly string[]): string[] {
  const starts = [...new Set(urls.map((url) => `/${url.split("/")[1] ?? ""}`))].sort();
  return starts
    .filter(
      (start) =>
        !starts.some(
          (otherStart) => otherStart !== start && otherStart !== "/" && start.startsWith(otherStart),
        ),
    )
    .map((start) => (start === "/" ? start : `${start}*`));
}

/**
 * The `_headers` file, for static hosts and the local server. No path gets the same header from two rules,
 * because hosts join the values instead of overriding one.
 */
export default defineTextFile({
  data: { permalink: "/_headers" },
  render: ({ origins, collections, site }) => {
    // The editor must be able to reach its Git server. A host's rules are for groups of pages, so this header allows the
    // Git server and all stylesheets on every page. The policy in each page's head allows only the page's own
    // stylesheet. Other files have no policy, which would be a tenth of what a visitor loads.
    const policy = {
      "Content-Security-Policy": buildContentSecurityPolicy(
        [origins.backend, ...origins.editor],
        ["'self'", HEADER_HASHES],
        // The editor's icon, and images that are previewed before upload.
        ["blob:"],
      ),
    };
    const rules: Rule[] = [
      [
        ["/*"],
        {
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
        ...listEntryPages(site).map(({ path }) => path),
        ...(origins.backend ? [] : ["/sent/lead", alertPath(SOURCE_LANGUAGE, "asked"), QUESTION_PAGE]),
        "/404",
        "/admin",
        "/index",
        "/landing",
      ]).map((path): Rule => [
        [path],
        {
          ...(path !== EDITOR_FILES && policy),
          ...PAGE_HEADERS,
          ...(path === OPENINGS && CROSS_ORIGIN),
          ...(!NOT_REVALIDATED.includes(path) && { "Cache-Control": REVALIDATED }),
        },
      ]),
      [["/admin"], { ...policy, "Cache-Control": REVALIDATED }],
      // By default, hosts serve this file as JSON, and browsers ignore speculation rules of that type.
      [
        [SPECULATION_RULES],
        { "Content-Type": "application/speculationrules+json", "Cache-Control": "public, max-age=86400" },
      ],
      // The pattern is not "/admin/*" because that also matches "/admin" on Netlify.
      [
        ["admin-*", "config-*", "sveltia-cms-*", "assets/*", "chunks/*"].map((files) => `/admin/${files}`),
        { "Cache-Control": IMMUTABLE },
      ],
      // Feed readers expect this media type. By default, hosts serve the file as JSON.
      [FEEDS.map(({ json }) => json), { "Content-Type": "application/feed+json" }],
      [
        ["/fonts/*", "/styles/*", "/pictures/*", "/search-index/*", "/covers/*"],
        { "Cache-Control": IMMUTABLE },
      ],
      // Partners' pages load the forms' script chunks from here.
      [["/widgets/*"], { "Cache-Control": IMMUTABLE, ...CROSS_ORIGIN }],
      [["/embed/*"], CROSS_ORIGIN],
      // Cross-origin isolated pages (COEP) can frame only documents with the same policy, including the
      // thank-you pages shown inside the frame. Frames are listed one by one because "/embed/frame/*" also
      // matches "/embed/frame.js" on Netlify.
      [
        [...EMBED_FRAMES.map(({ path }) => path), "/embed/sent/*"],
        { ...policy, "Cross-Origin-Embedder-Policy": "require-corp", "Cache-Control": REVALIDATED },
      ],
      // By default, hosts serve `.ts` files as video.
      [["/embed/v1.d.ts"], { "Content-Type": "text/plain; charset=utf-8" }],
      [[LATEST_EMBED_SCRIPT], { "Cache-Control": SHORT_LIVED }],
      [["/embed/jobs/*"], { "Cache-Control": SHORT_LIVED }],
      [["/embed/parts/*"], { "Cache-Control": IMMUTABLE }],
      // Files of pinned versions, in folders such as `/embed/1.0.0/`. Folders of earlier versions are kept.
      [[..."0123456789"].map((digit) => `/embed/${digit}*`), { "Cache-Control": IMMUTABLE }],
      // The report's link is emailed. Anyone who has the link may open the report, but it is not indexed.
      [
        [`${REPORT_FOLDER}/*`],
        { ...(!site.isPreview && { "X-Robots-Tag": "noindex" }), "Cache-Control": REVALIDATED },
      ],
      [["/report/*", "/social/*"], { "Cache-Control": REVALIDATED }],
    ];
    return rules
      .flatMap(([paths, headers]) => {
        const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
        return paths.map((path) => [path, ...lines, ""].join("\n"));
      })
      .join("\n");
  },
});
