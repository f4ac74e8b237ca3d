import { connectSources } from "./connect-sources.ts";

/**
 * What the pages may do. Style attributes are allowed, since charts hand their values over as inline custom properties;
 * inline scripts are not.
 * @param origins that scripts may talk to, beside the page's own
 * @param styles sources of style sheets
 */
export function contentSecurityPolicy(
  origins: Parameters<typeof connectSources>[0],
  styles: readonly string[],
): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${styles.join(" ")}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${connectSources(origins)}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
  ].join("; ");
}
