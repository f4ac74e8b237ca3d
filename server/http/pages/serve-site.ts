import { existsSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import type { MiddlewareHandler } from "hono";
import { TRANSLATIONS } from "../../../model/languages.ts";
import { isCompressedCopy } from "../../../site/settings/build-record.ts";
import { parseHeaderRules } from "./header-rules.ts";
import { parseRedirectRules } from "./redirect-rules.ts";

/** Host configuration, the build record and 404 pages, which like compressed copies have no address of their own. */
const UNLISTED_PATH = /^\/(?:_headers|_redirects|_build\.json|404|404\.html)$/;

const LANGUAGE_FOLDER = new RegExp(`^/(?:${TRANSLATIONS.join("|")})(?=/)`);

const isUnlisted = (path: string): boolean =>
  UNLISTED_PATH.test(path.replace(LANGUAGE_FOLDER, "")) || isCompressedCopy(path);

/** Non-canonical page paths: `/about.html`, `/index.html`, `/insights/`. */
const NON_CANONICAL_PATH = /^((?:\/(?!index\.html$)[\w-]+)*)(?:\/index\.html|\.html|\/)$/;

const PAGE_ADDRESS = /^(?:\/[\w-]+)+$/;

/**
 * Serves a built site as static hosts do. `/about` serves `about.html`, and other spellings such as `/About.html`
 * redirect to it. Redirects and headers come from `_redirects` and `_headers`. For missing files, responds with 404
 * and the language's `404.html`.
 * @param folder the built site, relative to the working directory
 */
export function serveSite(folder: string): MiddlewareHandler[] {
  const read = (name: string): string => readSiteFile(folder, name);
  const redirects = parseRedirectRules(read("_redirects"));
  const headerRules = parseHeaderRules(read("_headers"));

  const setHeaders: MiddlewareHandler = async (context, next) => {
    await next();
    // Browsers would cache a 416 response as long as the file.
    if (context.res.status === 416) return;
    // The 404 page has its own headers, so that it is not cached as long as a file.
    const path = context.res.status === 404 ? "/404" : context.req.path;
    for (const { pattern, headers } of headerRules)
      if (pattern.test(path)) for (const [name, value] of headers) context.header(name, value);
  };
  const hasPage = (path: string): boolean =>
    PAGE_ADDRESS.test(path) && existsSync(join(folder, toFilePath(path)));
  const redirect: MiddlewareHandler = async (context, next) => {
    const { search } = new URL(context.req.url);
    const { path } = context.req;
    const rule = redirects.get(path) ?? redirects.get(path.toLowerCase());
    if (rule !== undefined) return context.redirect(rule.to + search, rule.status);
    const page = toPage(path);
    const lower = page.toLowerCase();
    const canonicalPath = lower !== page && !hasPage(page) && hasPage(lower) ? lower : page;
    if (canonicalPath !== path) return context.redirect(canonicalPath + search, 301);
    await next();
  };
  const files = serveStatic({ root: folder, rewriteRequestPath: toFilePath });
  const notFound: MiddlewareHandler = (context) => {
    const [folder = ""] = LANGUAGE_FOLDER.exec(context.req.path) ?? [];
    const page = read(`${folder}/404.html`) || read("404.html");
    return Promise.resolve(page === "" ? context.text("Not found", 404) : context.html(page, 404));
  };
  const hideUnlisted: MiddlewareHandler = (context, next) =>
    isUnlisted(context.req.path) ? notFound(context, next) : next();
  return [setHeaders, redirect, hideUnlisted, files, notFound];
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
