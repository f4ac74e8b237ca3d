import type { MiddlewareHandler } from "hono";
import { readReceiptKey } from "../../../model/submissions/receipt-key.ts";
import type { BackendEnv } from "../../platform/serving/backend-env.ts";

/** Returns the receipt pages of all languages: those with a rule for `<page>%23*` in `_redirects`. */
export const listReceiptPages = (redirects: string): string[] =>
  Array.from(redirects.matchAll(/^(\S+)%23\* /gm), ([, page = ""]) => page);

/** Matches `<page>%23<key>`, even if the `%` is itself escaped, and captures what is after it. */
export const escapedReceiptLink = (page: string): RegExp =>
  new RegExp(`^${page}/?%(?:25)*23([\\w%=.&?+/;,!*()'|~-]{1,400})$`);

/**
 * Redirects receipt links whose `#` a mail gateway has escaped, which makes the key part of the path. Whatever else
 * the gateway added is removed. The response is not cached and sends no referrer.
 */
export function redirectEscapedReceiptLinks(page: string): MiddlewareHandler<BackendEnv> {
  const escapedLink = escapedReceiptLink(page);
  return async (context, next) => {
    const [, text] = escapedLink.exec(new URL(context.req.url).pathname) ?? [];
    const key = text && readReceiptKey(`#${text}`);
    if (key === undefined) return next();
    context.header("Cache-Control", "no-store");
    context.header("Referrer-Policy", "no-referrer");
    return context.redirect(`${page}#${key}`, 302);
  };
}
