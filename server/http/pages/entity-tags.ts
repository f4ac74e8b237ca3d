import type { MiddlewareHandler } from "hono";
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from "hono/compress";
import { etag } from "hono/etag";

/**
 * Sets a content hash as entity tag (RFC 9110, section 8.8.3) and responds with 304 if the browser has the
 * file. The tag is weak for files that may be compressed; strong otherwise, so that ranges can be combined.
 */
export function entityTags(): MiddlewareHandler {
  const [strong, weak] = [etag(), etag({ weak: true })];
  return async (context, next) => {
    await next();
    const isText = COMPRESSIBLE_CONTENT_TYPE_REGEX.test(context.res.headers.get("content-type") ?? "");
    return (isText ? weak : strong)(context, () => Promise.resolve());
  };
}
