import { existsSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import type { Context, MiddlewareHandler } from "hono";
import { TRANSLATIONS } from "../../../model/languages.ts";
import { isCompressedCopy } from "../../../site/settings/build-record.ts";
import { parseHeaderRules } from "./header-rules.ts";
import { parseRedirectRules } from "./redirect-rules.ts";
import { serveFile } from "./serve-file.ts";
import { openSiteFiles } from "./site-files.ts";

/** Host configuration, the build record and 404 pages, which like compressed copies have no address of their own. */
const UNLISTED_PATH = /^\/(?:_headers|_redirects|_build\.json|404|404\.html)$/;

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
 * redirect to it. Redirects and headers come from `_redirects` and `_headers`. For missing files, responds with 404
 * and the language's `404.html`.
 * @param folder the built site, relative to the working directory
 * @param isTagged sends entity tags, for pages that are sent as they were built
 */
export function serveSite(folder: string, isTagged = true) {
  const files = openSiteFiles(folder);
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
      const file = { path: toFilePath(path), headers, isTagged };
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
