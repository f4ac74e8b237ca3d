import { connectSources } from "./connect-sources.ts";

/**
 * Builds the Content-Security-Policy. Style attributes are allowed, since charts use inline custom properties;
 * inline scripts are not.
 * @param origins that scripts may connect to, in addition to the page's own
 * @param styles sources of stylesheets
 * @param made sources of what the editor generates: pictures that it reads and shows, and the preview's document,
 * whose links are relative to the site
 */
export function contentSecurityPolicy(
  origins: Parameters<typeof connectSources>[0],
  styles: readonly string[],
  made: readonly string[] = [],
): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${styles.join(" ")}`,
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...made].join(" "),
    "font-src 'self'",
    [`connect-src ${connectSources(origins)}`, ...made].join(" "),
    ["manifest-src 'self'", ...made].join(" "),
    "form-action 'self'",
    ...made.map((source) => `frame-src ${source}`),
    `base-uri ${made.length === 0 ? "'none'" : "'self'"}`,
  ].join("; ");
}
