import { connectSources } from "./connect-sources.ts";

/**
 * What the pages may do. Style attributes are allowed, since charts hand their values over as inline custom properties;
 * inline scripts are not.
 * @param origins that scripts may talk to, beside the page's own
 * @param styles sources of style sheets
 * @param made sources of pictures that a script makes: the editor's previews of pictures
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
