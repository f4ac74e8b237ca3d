import type { Context } from "hono";
import { getMimeType } from "hono/utils/mime";
import { COMPRESSED_COPIES } from "../../../site/settings/build-record.ts";
import type { openSiteFiles, SiteFile } from "./site-files.ts";

/** Matches a single byte range. Servers may ignore other ranges (RFC 9110, section 14.2) and send the whole file. */
const RANGE = /^bytes=(?!-$)(\d*)-(\d*)$/;

interface FileResponse {
  path: string;
  headers: Record<string, string>;
  /** Sends entity tags and parts; otherwise, the whole file with the status. */
  status?: 404;
  isTagged: boolean;
}

/**
 * Responds with a file of the site, or its compressed copy if the client accepts that (RFC 9110). Responds with 304 if
 * the client has the file, and ignores a range if `If-Range` names an earlier version. A date in `If-Range` never
 * matches, because a file can change twice within a second.
 * @returns undefined if there is no such file
 * @throws the file system's error if the file cannot be read
 */
export async function serveFile(
  context: Context,
  files: ReturnType<typeof openSiteFiles>,
  { path, headers, status, isTagged }: FileResponse,
): Promise<Response | undefined> {
  const { req } = context;
  const range = status === undefined && req.method === "GET" ? RANGE.exec(req.header("range") ?? "") : null;
  const original = files.find(path);
  if (original === undefined) return undefined;
  const isPart = range !== null && (req.header("if-range") ?? toTag(original)) === toTag(original);
  const codings = COMPRESSED_COPIES.filter(([, extension]) => files.has(path + extension));
  // A part is always of the file itself, so that parts fit together whatever the client accepts.
  const coding = isPart ? undefined : codings.find(([name]) => accepts(req.header("accept-encoding"), name));
  const file = (coding && files.find(path + coding[1])) ?? original;
  const tag = toTag(file);
  const sent = {
    ...(codings.length > 0 && { Vary: "Accept-Encoding" }),
    ...(isTagged && status === undefined && { ETag: tag, "Accept-Ranges": "bytes" }),
    ...headers,
  };
  if (isTagged && status === undefined && hasTag(req.header("if-none-match"), tag))
    return context.body(null, 304, sent);
  const described = {
    "Content-Type": toContentType(path),
    "Last-Modified": original.modified.toUTCString(),
    ...(coding && { "Content-Encoding": coding[0] }),
    ...sent,
  };
  const { size } = file;
  const part = isPart ? resolveRange(range, size) : { start: 0, end: size - 1 };
  // Without the file's headers: browsers would cache this response as long as the file.
  if (part === undefined) return context.body(null, 416, { "Content-Range": `bytes */${size}` });
  const length = part.end - part.start + 1;
  const all = { ...described, "Content-Length": String(length) };
  if (req.method === "HEAD" || length === 0) return context.body(null, status ?? 200, all);
  const body = await file.read(part.start, part.end);
  if (!isPart) return context.body(body, status ?? 200, all);
  return context.body(body, 206, { ...all, "Content-Range": `bytes ${part.start}-${part.end}/${size}` });
}

const toTag = ({ tag }: SiteFile): string => `"${tag}"`;

/** Clients and proxies may have made the entity tag weak. */
const hasTag = (sent: string | undefined, tag: string): boolean =>
  sent?.split(",").some((one) => one.trim().replace(/^W\//, "") === tag) ?? false;

function toContentType(path: string): string {
  return getMimeType(path) ?? "application/octet-stream";
}

/** Whether an `Accept-Encoding` header accepts a content coding (RFC 9110, section 12.5.3). */
function accepts(header: string | undefined, coding: string): boolean {
  for (const entry of header?.toLowerCase().split(",") ?? []) {
    const [name, ...parameters] = entry.split(";").map((part) => part.trim());
    if (name === coding) return !parameters.some((one) => /^q=0(?:\.0*)?$/.test(one));
  }
  return false;
}

function resolveRange(range: RegExpExecArray, size: number): { start: number; end: number } | undefined {
  const [, first = "", last = ""] = range;
  // Without a first position, the range is the file's last bytes.
  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  return start <= end ? { start, end } : undefined;
}
