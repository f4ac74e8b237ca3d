import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { MiddlewareHandler } from "hono";
import { toFilePath } from "./serve-site.ts";

/** Matches a single byte range. Servers may ignore other ranges (RFC 9110, section 14.2) and send the whole file. */
const RANGE = /^bytes=(?!-$)\d*-\d*$/;

/**
 * Adds entity tags to files (RFC 9110, section 8.8.3). Responds with 304 if the browser has the file, and ignores
 * a range if `If-Range` names an earlier version. A date in `If-Range` never matches, because a file can change
 * twice within a second.
 * @param folder the built site
 */
export function revalidate(folder: string): MiddlewareHandler {
  return async (context, next) => {
    const { req } = context;
    const found = await stat(join(folder, toFilePath(req.path))).catch(() => undefined);
    if (!found?.isFile()) return next();
    const tag = `"${found.mtimeMs.toString(36)}-${found.size.toString(36)}"`;
    const clientTags = req.header("if-none-match")?.split(",") ?? [];
    // Compression makes entity tags weak, so ignore `W/`.
    if (clientTags.some((one) => one.trim().replace(/^W\//, "") === tag))
      return context.body(null, 304, { ETag: tag });
    if (!RANGE.test(req.header("range") ?? "") || (req.header("if-range") ?? tag) !== tag)
      req.raw.headers.delete("range");
    await next();
    if (![200, 206].includes(context.res.status)) return;
    context.header("ETag", tag);
    context.header("Accept-Ranges", "bytes");
  };
}
