import { connectSources } from "./connect-sources.ts";

/**
 * Builds the Content-Security-Policy. Style attributes are allowed, since charts use inline custom
 * properties; inline scripts are not.
 * @param origins that scripts may connect to, besides the page's own
 * @param styles sources of stylesheets
 * @param made sources of generated images: the editor's image previews
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
    `connect-src ${connectSources(origins)}`,
    ["manifest-src 'self'", ...made].join(" "),
    "form-action 'self'",
    "base-uri 'none'",
  ].join("; ");
}
