/**
 * Builds the Content-Security-Policy. Style attributes are allowed because charts use inline custom properties.
 * Inline scripts are not allowed.
 * @param origins URLs; scripts may connect to their origins in addition to the page's own
 * @param styles sources of stylesheets
 * @param generatedSources sources of content that the editor generates: pictures, and the preview document
 */
export function buildContentSecurityPolicy(
  origins: readonly (string | undefined)[],
  styles: readonly string[],
  generatedSources: readonly string[] = [],
): string {
  const connectSources = origins.flatMap((url) => (url === undefined ? [] : new URL(url).origin));
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${styles.join(" ")}`,
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...generatedSources].join(" "),
    "font-src 'self'",
    ["connect-src 'self'", ...connectSources, ...generatedSources].join(" "),
    ["manifest-src 'self'", ...generatedSources].join(" "),
    "form-action 'self'",
    ...generatedSources.map((source) => `frame-src ${source}`),
    `base-uri ${generatedSources.length === 0 ? "'none'" : "'self'"}`,
  ].join("; ");
}
