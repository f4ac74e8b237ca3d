import { connectSources } from "../layouts/connect-sources.ts";
import type { TemplateData } from "../layouts/page.ts";
import { defineTextFile } from "../layouts/text-file.ts";
import { REPORT_FOLDER } from "../model/report/report-address.ts";
import { entryPages } from "../model/routes.ts";

/** A year; the names under these folders carry their content's hash. */
const IMMUTABLE = "public, max-age=31536000, immutable";
/** Five minutes: as long as a partner's visitors may see the release before. */
const MOVING = "public, max-age=300";
const REVALIDATED = "public, max-age=0, must-revalidate";

/**
 * What the pages may do. Style attributes are allowed, since charts hand their values over as inline custom properties;
 * style elements and inline scripts are not. Where the content's repository is at a host, the editor must reach it: since a host has
 * one policy for all paths, the header allows it and the head of every other page takes it back.
 */
function contentSecurityPolicy({ backend, editor }: TemplateData["origins"]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${connectSources([backend, ...editor])}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
  ].join("; ");
}

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
  render: ({ origins, collections, site }) => {
    const rules: [path: string, headers: Record<string, string>][] = [
      [
        "/*",
        {
          "Content-Security-Policy": contentSecurityPolicy(origins),
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
      ]).map((path): [string, Record<string, string>] => [path, { "X-Frame-Options": "DENY" }]),
      // Not "/admin/*", which Netlify takes for the page "/admin" as well.
      ...["admin-*", "config-*", "sveltia-cms-*", "assets/*", "chunks/*"].map(
        (files): [string, Record<string, string>] => [`/admin/${files}`, { "Cache-Control": IMMUTABLE }],
      ),
      ["/fonts/*", { "Cache-Control": IMMUTABLE }],
      ["/styles/*", { "Cache-Control": IMMUTABLE }],
      ["/covers/*", { "Cache-Control": IMMUTABLE }],
      // A partner's page loads the forms' chunks from here.
      ["/widgets/*", { "Cache-Control": IMMUTABLE, "Access-Control-Allow-Origin": "*" }],
      ["/embed/*", { "Access-Control-Allow-Origin": "*" }],
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
