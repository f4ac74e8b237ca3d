import type { MiddlewareHandler } from "hono";
import type { BackendEnv } from "../../platform/serving/backend-env.ts";

/** Matches `/receipt%23<key>`, also if it is double-escaped. */
export const MAILED_RECEIPT = /^\/receipt\/?%(?:25)*23([\w%=.-]{1,200})$/;

/**
 * Redirects receipt links in which a mail gateway has escaped the `#`, which makes the key part of the path. The
 * response is not cached and sends no referrer.
 */
export const openMailedReceipts: MiddlewareHandler<BackendEnv> = async (context, next) => {
  const [, key] = MAILED_RECEIPT.exec(new URL(context.req.url).pathname) ?? [];
  if (key === undefined) return next();
  context.header("Cache-Control", "no-store");
  context.header("Referrer-Policy", "no-referrer");
  return context.redirect(`/receipt#${key}`, 302);
};
