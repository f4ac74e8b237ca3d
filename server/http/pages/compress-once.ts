import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { MiddlewareHandler } from "hono";
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from "hono/compress";

type Encoding = "br" | "gzip";

interface KeptFile {
  body: Buffer<ArrayBuffer>;
  headers: Headers;
}

/** Size of the cache of compressed files, in bytes. */
const limit = 32 * 1024 * 1024;

/** Minimum size worth compressing, in bytes. */
const threshold = 1024;

/** Canonical paths only: no escapes, no empty segments. */
const plainPath = /^\/$|^(?:\/[\w.-]+)+$/;

/** `Accept-Encoding` patterns, preferred first; browsers accept Brotli (RFC 7932) over HTTPS only. */
const ACCEPTED: readonly (readonly [Encoding, RegExp])[] = [
  ["br", /(?:^|,)\s*br\s*(?:,|$)/],
  ["gzip", /(?:^|,)\s*gzip\s*(?:,|$)/],
];

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Compresses quickly for a waiting visitor (`isQuick`), or at the highest level, which takes up to half a
 * second.
 */
async function compressed(file: Buffer, encoding: Encoding, isQuick: boolean): Promise<Buffer<ArrayBuffer>> {
  if (encoding === "gzip") return toGzip(file, { level: isQuick ? 6 : 9 });
  return toBrotli(file, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: isQuick ? 5 : constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: file.length,
    },
  });
}

/**
 * Caches compressed files. The first visitor gets a quickly compressed response; the file is then
 * recompressed at the highest level in the background, one at a time. `immutable` files (RFC 8246) are served
 * without rereading; others are looked up by entity tag. Mount it after general compression and before entity
 * tags.
 */
export function compressOnce(): MiddlewareHandler {
  const kept = new Map<string, KeptFile>();
  let bytes = 0;
  let lastTask: Promise<void> = Promise.resolve();

  const keep = (key: string, file: KeptFile): void => {
    bytes += file.body.length - (kept.get(key)?.body.length ?? 0);
    kept.set(key, file);
  };
  const improve = (key: string, file: Buffer, encoding: Encoding, headers: Headers): void => {
    bytes += file.length;
    lastTask = lastTask
      // Unreferenced timer: pending compression must not delay shutdown.
      .then(() => new Promise<void>((resolve) => void setTimeout(resolve).unref()))
      .then(() => compressed(file, encoding, false))
      .then((body) => {
        const sized = new Headers(headers);
        sized.set("content-length", String(body.length));
        keep(key, { body, headers: sized });
      })
      .catch(() => undefined)
      .then(() => void (bytes -= file.length));
  };

  return async (context, next) => {
    const { method, path } = context.req;
    const accepted = context.req.header("accept-encoding") ?? "";
    const [encoding] = ACCEPTED.find(([, named]) => named.test(accepted)) ?? [];
    if (method !== "GET" || !plainPath.test(path) || encoding === undefined) return next();
    const known = kept.get(`${encoding} ${path}`);
    if (known) {
      context.res = new Response(known.body, { headers: known.headers });
      return;
    }
    await next();
    const { status, headers } = context.res;
    const caching = headers.get("cache-control") ?? "";
    const isFinal = /\bimmutable\b/.test(caching);
    const name = isFinal ? path : headers.get("etag");
    const isText = COMPRESSIBLE_CONTENT_TYPE_REGEX.test(headers.get("content-type") ?? "");
    if (status !== 200 || !isText || name === null || headers.has("content-encoding")) return;
    // Specific to one visitor.
    if (/\bno-store\b/.test(caching)) return;
    const file = Buffer.from(await context.res.arrayBuffer());
    const key = `${encoding} ${name}`;
    const found = file.length < threshold ? { body: file } : kept.get(key);
    const body = found?.body ?? (await compressed(file, encoding, true));
    const sent = new Headers(headers);
    sent.set("content-length", String(body.length));
    if (file.length >= threshold) {
      sent.set("content-encoding", encoding);
      sent.append("vary", "Accept-Encoding");
    }
    if (found === undefined && bytes <= limit) {
      keep(key, { body, headers: sent });
      improve(key, file, encoding, sent);
    }
    // Otherwise Hono merges the previous response's headers into the new one, Content-Length included.
    context.res = undefined;
    context.res = new Response(body, { headers: sent });
  };
}
