import type { BackendContext } from "../../platform/serving/backend-env.ts";

/**
 * Name of a hidden field with the host page's URL, in the form that an embed frame shows without JavaScript. Browsers
 * send that URL (as `Referer`) only when they open the frame.
 */
export const PARENT_PAGE_FIELD = "around";

/** Maximum length of a URL in characters: browsers send no longer one as the referrer (Referrer Policy, section 8.4). */
const MAX_LENGTH = 4_096;

/**
 * Matches the start of an http(s) URL with its host, which has at most 253 characters. A longer one would take quadratic
 * time to convert to ASCII.
 */
const HTTP_HOST = /^https?:\/\/[^/?#\\]{1,300}(?![^/?#\\])/;

/** Parses an http(s) URL; returns undefined for anything else. */
export const toUrl = (address: string): URL | undefined =>
  address.length <= MAX_LENGTH && HTTP_HOST.test(address) && URL.canParse(address)
    ? new URL(address)
    : undefined;

/**
 * Returns the URL of the page that embeds a frame, from the `Referer`; undefined under Global Privacy Control
 * or if the referrer is one of the site's own pages.
 */
export function readParentPage(context: BackendContext): URL | undefined {
  const page = toUrl(context.req.header("referer") ?? "");
  const hasPrivacyControl = context.req.header("sec-gpc") === "1";
  return hasPrivacyControl || page?.host === new URL(context.req.url).host ? undefined : page;
}

/** Adds a hidden field with the parent page's URL to a frame's only form. In a URL, only "&" needs escaping. */
export function withParentPage(page: string, parentPage: URL | undefined): string {
  const field =
    parentPage &&
    `<input type="hidden" name="${PARENT_PAGE_FIELD}" value="${parentPage.href.replaceAll("&", "&amp;")}">`;
  return field ? page.replace("</form>", (end) => field + end) : page;
}
