import { html } from "hono/html";
import type { BackendContext } from "../http/backend-env.ts";

/** The field in which a frame's form without script carries the page around it, which the browser names when it opens the frame and no later. */
export const AROUND = "around";

/** The page around a frame that is being opened: what its browser tells of it. Nothing where privacy is asked for, or our own page led there. */
export function pageAround(context: BackendContext): string | undefined {
  const referrer = context.req.header("referer");
  const isPrivacyAsked = context.req.header("sec-gpc") === "1";
  if (!referrer || isPrivacyAsked || toUrl(referrer)?.host === new URL(context.req.url).host)
    return undefined;
  return referrer;
}

/** Adds the field to the one form of a frame. */
export const withAround = (page: string, around: string | undefined): string =>
  around
    ? page.replace(
        "</form>",
        (end) => `${html`<input type="hidden" name="${AROUND}" value="${around}" />`}${end}`,
      )
    : page;

/** An address of the web; undefined for anything else. */
export const toUrl = (address: string): URL | undefined =>
  /^https?:/.test(address) && URL.canParse(address) ? new URL(address) : undefined;
