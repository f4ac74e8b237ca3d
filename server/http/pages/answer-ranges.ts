import type { MiddlewareHandler } from "hono";
import { parseByteRange, type ByteRange } from "./byte-range.ts";

/**
 * Answers a request for a part of a file (RFC 9110, section 14) with 206 and that part of what is otherwise sent, under the same headers, or
 * with 416 where the file has no such part. The whole file is sent where `If-Range` does not name its strong entity tag, and where it is
 * compressed, since that may give other bytes each time. It goes in front of what compresses and of what makes entity tags.
 */
export function answerRanges(): MiddlewareHandler {
  return async (context, next) => {
    const [range, condition] = [context.req.header("range"), context.req.header("if-range")];
    // What follows reads the whole file, so that the entity tag is the whole file's.
    if (range !== undefined) context.req.raw.headers.delete("range");
    await next();
    const { status, headers } = context.res;
    // Only files have a length here.
    const size = Number(headers.get("content-length"));
    if (status !== 200 || size === 0 || headers.has("content-encoding")) return;
    context.header("Accept-Ranges", "bytes");
    if (context.req.method !== "GET" || range === undefined) return;
    if (condition !== undefined && !isCurrent(condition, headers.get("etag"))) return;
    const part = parseByteRange(range, size);
    if (part === undefined) return;
    const answer =
      part === "unsatisfiable" ? await refuse(context.res, size) : await cut(context.res, part, size);
    // Else Hono takes over the headers of the answer before, its length among them.
    context.res = undefined;
    context.res = answer;
  };
}

/**
 * Whether what a client has a part of is the file as it is now, by strong comparison (RFC 9110, sections 8.8.3.2 and 13.1.5). A date never
 * says so: a file can change twice within a second.
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

/** Without the file's headers, by which browsers could keep the refusal as long as the file. */
async function refuse(whole: Response, size: number): Promise<Response> {
  await whole.body?.cancel();
  const headers = { "accept-ranges": "bytes", "content-range": `bytes */${size}` };
  return new Response(null, { status: 416, headers });
}
