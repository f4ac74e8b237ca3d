import type { MiddlewareHandler } from "hono";
import type { BackendEnv } from "../../platform/serving/backend-env.ts";

/** `/receipt%23<key>`, also escaped twice. */
export const MAILED_RECEIPT = /^\/receipt\/?%(?:25)*23([\w%=.-]{1,200})$/;

/**
 * Leads to a receipt from a link whose `#` a mail gateway has escaped, so that the key is part of the path. The answer is for its reader
 * alone, and tells no other page where it came from.
 */
export const openMailedReceipts: MiddlewareHandler<BackendEnv> = async (context, next) => {
  const [, key] = MAILED_RECEIPT.exec(new URL(context.req.url).pathname) ?? [];
  if (key === undefined) return next();
  context.header("Cache-Control", "no-store");
  context.header("Referrer-Policy", "no-referrer");
  return context.redirect(`/receipt#${key}`, 302);
};
