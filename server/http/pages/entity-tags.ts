import type { MiddlewareHandler } from "hono";
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from "hono/compress";
import { etag } from "hono/etag";

/**
 * Gives files the hash of their content as entity tag (RFC 9110, section 8.8.3), and answers 304 where the browser has the file. The tag is
 * weak where the file may be sent compressed as well, and strong elsewhere, so that parts of it can be joined.
 */
export function entityTags(): MiddlewareHandler {
  const [strong, weak] = [etag(), etag({ weak: true })];
  return async (context, next) => {
    await next();
    const isText = COMPRESSIBLE_CONTENT_TYPE_REGEX.test(context.res.headers.get("content-type") ?? "");
    return (isText ? weak : strong)(context, () => Promise.resolve());
  };
}
