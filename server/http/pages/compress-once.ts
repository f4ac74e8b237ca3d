import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { MiddlewareHandler } from "hono";
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from "hono/compress";

type Encoding = "br" | "gzip";

interface KeptFile {
  body: Buffer<ArrayBuffer>;
  headers: Headers;
}

/** How much is kept of compressed files, in bytes. */
const limit = 32 * 1024 * 1024;

/** Less is as long when it is compressed, in bytes. */
const threshold = 1024;

/** One address for one file: none that is escaped or has an empty part. */
const plainPath = /^\/$|^(?:\/[\w.-]+)+$/;

/** What browsers send as `Accept-Encoding`, Brotli (RFC 7932) by HTTPS alone; the better one first. */
const ACCEPTED: readonly (readonly [Encoding, RegExp])[] = [
  ["br", /(?:^|,)\s*br\s*(?:,|$)/],
  ["gzip", /(?:^|,)\s*gzip\s*(?:,|$)/],
];

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Compresses for the visitor who waits (`isQuick`), or as well as can be, which takes up to half a second. */
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
 * Keeps files as they were compressed, so that one visitor after the other costs no more than the first, who gets it compressed quickly; it is
 * then compressed as well as can be, one file at a time. A file that says that it never changes (`immutable`, RFC 8246) is not even read
 * again; any other is known by its entity tag. It goes behind what compresses the rest, and in front of what makes entity tags.
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
      // A server that stops does not wait for it.
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
    // Made for one visitor.
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
    // Else Hono takes over the headers of the answer before, its length among them.
    context.res = undefined;
    context.res = new Response(body, { headers: sent });
  };
}
