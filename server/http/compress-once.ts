import type { MiddlewareHandler } from "hono";

/** How much is kept of compressed files, in bytes. */
const limit = 32 * 1024 * 1024;

/** One address for one file: none that is escaped or has an empty part. */
const plainPath = /^(?:\/[\w.-]+)+$/;

/** What all browsers send. */
const takesGzip = /(?:^|,)\s*gzip\s*(?:,|$)/;

/**
 * Keeps files that never change as they were compressed, so that one visitor after the other costs no more than the first. It goes in
 * front of what compresses. A file never changes if it says so (`immutable`, RFC 8246): its name holds its content's hash.
 */
export function compressOnce(): MiddlewareHandler {
  const kept = new Map<string, { body: ArrayBuffer; headers: Headers }>();
  let bytes = 0;
  return async (context, next) => {
    const { method, path } = context.req;
    if (
      method !== "GET" ||
      !plainPath.test(path) ||
      !takesGzip.test(context.req.header("accept-encoding") ?? "")
    )
      return next();
    const known = kept.get(path);
    if (known) {
      context.res = new Response(known.body, { headers: known.headers });
      return;
    }
    await next();
    const { status, headers } = context.res;
    const isCompressed = headers.get("content-encoding") === "gzip";
    const isFinal = /\bimmutable\b/.test(headers.get("cache-control") ?? "");
    if (status !== 200 || !isCompressed || !isFinal || bytes > limit) return;
    const body = await context.res.arrayBuffer();
    if (!kept.has(path)) bytes += body.byteLength;
    kept.set(path, { body, headers: new Headers(headers) });
    context.res = new Response(body, { headers });
  };
}
