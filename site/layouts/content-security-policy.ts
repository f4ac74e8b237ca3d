import { createHash } from "node:crypto";

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

/** Private use characters, which content cannot contain. */
const [BEGIN, END] = ["\ue002", "\ue003"];

/** Matches what `markStyles` and `markHash` return: the stylesheet's name, and `styles` or `hash`. */
export const PAGE_STYLES = new RegExp(`${BEGIN}([\\w-]+) (styles|hash)${END}`);

/** Marks the place of a stylesheet's text, which is known once all of its pages are rendered. */
export const markStyles = (name: string): string => `${BEGIN}${name} styles${END}`;

/** Marks the place of a stylesheet's hash as a CSP source. */
export const markHash = (name: string): string => `${BEGIN}${name} hash${END}`;

/** Marks the place of the hashes of all pages' stylesheets. */
export const HEADER_HASHES = `${BEGIN}hashes${END}`;

/** Returns the hash of an inline stylesheet as a CSP source (CSP Level 3). */
export const hashStyles = (sheet: string): string =>
  `'sha256-${createHash("sha256").update(sheet).digest("base64")}'`;
