import { defineTextFile } from "../layouts/text-file.ts";

/** A year; the names under these folders carry their content's hash. */
const IMMUTABLE = "public, max-age=31536000, immutable";
const REVALIDATED = "public, max-age=0, must-revalidate";

/**
 * What the pages may do. Style attributes are allowed, since charts hand their values over as inline custom properties;
 * style elements and inline scripts are not.
 */
function contentSecurityPolicy(backend: string | undefined): string {
  const connect = backend === undefined ? "" : ` ${new URL(backend).origin}`;
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${connect}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/**
 * `_headers`, which static hosts and the local server obey. No path gets one header from two rules: hosts join such values
 * instead of letting the later one win.
 */
export default defineTextFile({
  data: { permalink: "/_headers", eleventyExcludeFromCollections: true },
  render: ({ origins }) => {
    const rules: [path: string, headers: Record<string, string>][] = [
      [
        "/*",
        {
          "Content-Security-Policy": contentSecurityPolicy(origins.backend),
          "X-Content-Type-Options": "nosniff",
          "Referrer-Policy": "strict-origin-when-cross-origin",
          "Permissions-Policy":
            "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
          "Cross-Origin-Opener-Policy": "same-origin",
        },
      ],
      ["/fonts/*", { "Cache-Control": IMMUTABLE }],
      ["/styles/*", { "Cache-Control": IMMUTABLE }],
      ["/covers/*", { "Cache-Control": IMMUTABLE }],
      // A partner's page loads the forms' chunks from here.
      ["/widgets/*", { "Cache-Control": IMMUTABLE, "Access-Control-Allow-Origin": "*" }],
      ["/embed/*", { "Access-Control-Allow-Origin": "*" }],
      ["/social/*", { "Cache-Control": REVALIDATED }],
    ];
    return rules
      .map(([path, headers]) =>
        [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ""].join("\n"),
      )
      .join("\n");
  },
});
