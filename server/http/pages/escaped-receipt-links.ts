import type { MiddlewareHandler } from "hono";
import type { BackendEnv } from "../../platform/serving/backend-env.ts";

/** Returns the receipt pages of all languages: those with a rule for `<page>%23*` in `_redirects`. */
export const listReceiptPages = (redirects: string): string[] =>
  Array.from(redirects.matchAll(/^(\S+)%23\* /gm), ([, page = ""]) => page);

/** Matches `<page>%23<key>`, even if the `%` is itself escaped. */
export const escapedReceiptLink = (page: string): RegExp =>
  new RegExp(`^${page}/?%(?:25)*23([\\w%=.-]{1,200})$`);

/**
 * Redirects receipt links whose `#` a mail gateway has escaped, which makes the key part of the path. The
 * response is not cached and sends no referrer.
 */
export function redirectEscapedReceiptLinks(page: string): MiddlewareHandler<BackendEnv> {
  const escapedLink = escapedReceiptLink(page);
  return async (context, next) => {
    const [, key] = escapedLink.exec(new URL(context.req.url).pathname) ?? [];
    if (key === undefined) return next();
    context.header("Cache-Control", "no-store");
    context.header("Referrer-Policy", "no-referrer");
    return context.redirect(`${page}#${key}`, 302);
  };
}
