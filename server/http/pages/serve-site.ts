import { existsSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import type { Context, MiddlewareHandler } from "hono";
import { TRANSLATIONS } from "../../../model/languages.ts";
import { isCompressedCopy, COMPRESSED_COPIES } from "../../../site/settings/build-record.ts";
import { parseHeaderRules, parseRedirectRules } from "./host-rules.ts";
import { openSiteFiles, type SiteFile } from "./site-files.ts";
import { getMimeType } from "hono/utils/mime";

/** Host configuration, the build record and 404 pages, which like compressed copies have no address of their own. */
const UNLISTED_PATH = /^\/(?:_headers|_redirects|_gone\.txt|_openings\.json|_build\.json|404|404\.html)$/;

const LANGUAGE_FOLDER = new RegExp(`^/(?:${TRANSLATIONS.join("|")})(?=/)`);

const isUnlisted = (path: string): boolean =>
  UNLISTED_PATH.test(path.replace(LANGUAGE_FOLDER, "")) || isCompressedCopy(path);

/** Non-canonical page paths: `/about.html`, `/index.html`, `/insights/`. */
const NON_CANONICAL_PATH = /^((?:\/(?!index\.html$)[\w-]+)*)(?:\/index\.html|\.html|\/)$/;

const PAGE_ADDRESS = /^(?:\/[\w-]+)+$/;

/** Paths that could leave the site's folder. Escapes that Hono has not decoded are malformed or escaped twice. */
const UNSAFE_PATH = /(?:^|\/)\.{1,2}(?:\/|$)|\/\/|[\\%\0]/;

/**
 * Serves a built site as static hosts do. `/about` serves `about.html`, and other spellings such as `/About.html`
 * redirect to it. Redirects and headers come from `_redirects` and `_headers`, and `_gone.txt` lists pages whose time is
 * over, which are sent with 410. For missing files, responds with 404 and the language's `404.html`.
 * @param folder the built site, relative to the working directory
 * @param isTagged sends entity tags, for pages that are sent as they were built
 */
export function serveSite(folder: string, isTagged = true) {
  const files = openSiteFiles(folder);
  const gone = new Set(readSiteFile(folder, "_gone.txt").split("\n"));
  const redirects = parseRedirectRules(readSiteFile(folder, "_redirects"));
  const headerRules = parseHeaderRules(readSiteFile(folder, "_headers"));
  const headersFor = (path: string): Record<string, string> =>
    Object.fromEntries(
      headerRules.filter(({ pattern }) => pattern.test(path)).flatMap(({ headers }) => headers),
    );
  const hasPage = (path: string): boolean => PAGE_ADDRESS.test(path) && files.has(toFilePath(path));
  const findRedirect = (path: string) => {
    const rule = redirects.get(path) ?? redirects.get(path.toLowerCase());
    if (rule !== undefined) return rule;
    const page = toPage(path);
    const lower = page.toLowerCase();
    const canonicalPath = lower !== page && !hasPage(page) && hasPage(lower) ? lower : page;
    return canonicalPath === path ? undefined : ({ to: canonicalPath, status: 301 } as const);
  };
  const serveNotFound = async (context: Context): Promise<Response> => {
    const [language = ""] = LANGUAGE_FOLDER.exec(context.req.path) ?? [];
    // The 404 page has its own headers, so that it is not cached as long as a file.
    const response = { headers: headersFor("/404"), status: 404, isTagged } as const;
    return (
      (await serveFile(context, files, { path: `${language}/404.html`, ...response })) ??
      (await serveFile(context, files, { path: "/404.html", ...response })) ??
      context.text("Not found", 404, response.headers)
    );
  };
  return {
    /** Adds a path's headers to responses that are not files, such as the errors of a posted form. */
    setHeaders: (async (context, next) => {
      await next();
      for (const [name, value] of Object.entries(headersFor(context.req.path)))
        if (!context.res.headers.has(name)) context.header(name, value);
    }) satisfies MiddlewareHandler,
    serve: async (context: Context): Promise<Response> => {
      const { path } = context.req;
      const headers = headersFor(path);
      const rule = findRedirect(path);
      if (rule !== undefined) {
        const { search } = new URL(context.req.url);
        return context.body(null, rule.status, { ...headers, Location: rule.to + search });
      }
      if (UNSAFE_PATH.test(path) || isUnlisted(path)) return serveNotFound(context);
      const status = gone.has(path) ? (410 as const) : undefined;
      const file = { path: toFilePath(path), headers, isTagged, ...(status && { status }) };
      return (await serveFile(context, files, file)) ?? serveNotFound(context);
    },
  };
}

export const readSiteFile = (folder: string, name: string): string =>
  existsSync(join(folder, name)) ? readFileSync(join(folder, name), "utf8") : "";

function toPage(path: string): string {
  const canonicalPath = NON_CANONICAL_PATH.exec(path)?.[1];
  return canonicalPath === undefined || isUnlisted(path) ? path : canonicalPath || "/";
}

export function toFilePath(path: string): string {
  if (path === "/") return "/index.html";
  return extname(path) === "" && !path.endsWith("/") ? `${path}.html` : path;
}

/** Matches a single byte range. Servers may ignore other ranges (RFC 9110, section 14.2) and send the whole file. */
const RANGE = /^bytes=(?!-$)(\d*)-(\d*)$/;

interface FileResponse {
  path: string;
  headers: Record<string, string>;
  /** Without a status, entity tags and parts are sent; otherwise, the whole file with the status. */
  status?: 404 | 410;
  isTagged: boolean;
}

/**
 * Responds with a file of the site, or its compressed copy if the client accepts that (RFC 9110). Responds with 304 if
 * the client has the file, and ignores a range if `If-Range` names an earlier version. A date in `If-Range` never
 * matches, because a file can change twice within a second.
 * @returns undefined if there is no such file
 * @throws the file system's error if the file cannot be read
 */
async function serveFile(
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
