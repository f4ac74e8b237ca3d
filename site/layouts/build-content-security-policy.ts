import { buildConnectSrc } from "./build-connect-src.ts";

/**
 * Builds the Content-Security-Policy. Style attributes are allowed because charts use inline custom properties.
 * Inline scripts are not allowed.
 * @param origins URLs; scripts may connect to their origins in addition to the page's own
 * @param styles sources of stylesheets
 * @param made sources of content that the editor generates: pictures, and the preview document
 */
export function buildContentSecurityPolicy(
  origins: Parameters<typeof buildConnectSrc>[0],
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
    [`connect-src ${buildConnectSrc(origins)}`, ...made].join(" "),
    ["manifest-src 'self'", ...made].join(" "),
    "form-action 'self'",
    ...made.map((source) => `frame-src ${source}`),
    `base-uri ${made.length === 0 ? "'none'" : "'self'"}`,
  ].join("; ");
}
