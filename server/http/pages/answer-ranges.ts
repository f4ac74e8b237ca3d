import type { MiddlewareHandler } from "hono";
import { parseByteRange, type ByteRange } from "./byte-range.ts";

/**
 * Serves range requests (RFC 9110, section 14): 206 with the requested part, or 416 if it is out of range.
 * Sends the whole file if `If-Range` does not match its strong entity tag, or if it is compressed, since
 * compression may yield different bytes each time. Mount it before compression and entity tags.
 */
export function answerRanges(): MiddlewareHandler {
  return async (context, next) => {
    const [range, condition] = [context.req.header("range"), context.req.header("if-range")];
    // Later middleware must see the whole file to compute its entity tag.
    if (range !== undefined) context.req.raw.headers.delete("range");
    await next();
    const { status, headers } = context.res;
    // Only files have a Content-Length here.
    const size = Number(headers.get("content-length"));
    if (status !== 200 || size === 0 || headers.has("content-encoding")) return;
    context.header("Accept-Ranges", "bytes");
    if (context.req.method !== "GET" || range === undefined) return;
    if (condition !== undefined && !isCurrent(condition, headers.get("etag"))) return;
    const part = parseByteRange(range, size);
    if (part === undefined) return;
    const answer =
      part === "unsatisfiable" ? await refuse(context.res, size) : await cut(context.res, part, size);
    // Otherwise Hono merges the previous response's headers into the new one, Content-Length included.
    context.res = undefined;
    context.res = answer;
  };
}

/**
 * Whether the client's partial copy is current, by strong comparison (RFC 9110, sections 8.8.3.2 and 13.1.5).
 * A date never is: a file can change twice within a second.
 */
const isCurrent = (condition: string, tag: string | null): boolean =>
  condition === tag && !condition.startsWith("W/");

async function cut(whole: Response, { first, last }: ByteRange, size: number): Promise<Response> {
  const headers = new Headers(whole.headers);
  headers.set("content-length", String(last - first + 1));
  headers.set("content-range", `bytes ${first}-${last}/${size}`);
  const file = await whole.arrayBuffer();
  return new Response(file.slice(first, last + 1), { status: 206, headers });
}

/** Drops the file's headers, which would let browsers cache the 416 as long as the file. */
async function refuse(whole: Response, size: number): Promise<Response> {
  await whole.body?.cancel();
  const headers = { "accept-ranges": "bytes", "content-range": `bytes */${size}` };
  return new Response(null, { status: 416, headers });
}
