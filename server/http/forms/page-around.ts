import type { BackendContext } from "../../platform/serving/backend-env.ts";

/** The field in which a frame's form without script carries the page around it, which the browser names when it opens the frame and no later. */
export const AROUND = "around";

/** An address of the web; undefined for anything else. */
export const toUrl = (address: string): URL | undefined =>
  /^https?:/.test(address) && URL.canParse(address) ? new URL(address) : undefined;

/** The page around a frame that is being opened: what its browser tells of it. None where privacy is asked for, or our own page led there. */
export function pageAround(context: BackendContext): URL | undefined {
  const page = toUrl(context.req.header("referer") ?? "");
  const isPrivacyAsked = context.req.header("sec-gpc") === "1";
  return isPrivacyAsked || page?.host === new URL(context.req.url).host ? undefined : page;
}

/** Adds the field to the one form of a frame. An address has no signs of HTML but "&". */
export function withAround(page: string, around: URL | undefined): string {
  const field =
    around && `<input type="hidden" name="${AROUND}" value="${around.href.replaceAll("&", "&amp;")}">`;
  return field ? page.replace("</form>", (end) => field + end) : page;
}
