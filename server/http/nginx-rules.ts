import { TRANSLATIONS } from "../../model/languages.ts";
import {
  escapedReceiptLink,
  listReceiptPages,
  parseHeaderRules,
  parseRedirectRules,
  type HeaderRule,
} from "./pages/host-rules.ts";

/**
 * Translates `_headers` and `_redirects` to nginx directives for a `server` block, so that all hosts follow the
 * same rules. Each location repeats the site's headers, because nginx inherits `add_header` only if a location has
 * none.
 * @param pages paths of all pages, to redirect paths that differ only in letter case
 * @param gone paths of pages that are sent with the status 410
 * @throws Error for rules that nginx cannot express
 */
export function toNginxRules(
  headers: string,
  redirects: string,
  pages: readonly string[],
  gone: readonly string[] = [],
): string {
  const blocks = parseHeaderRules(headers);
  const globalHeaders = new Map(
    blocks.filter(({ path }) => path === "/*").flatMap((block) => [...block.headers]),
  );
  const locations = blocks
    .filter(({ path }) => path !== "/*")
    .map(({ path }) => toLocation(path, headersFor(path, blocks)));
  const rules = parseRedirectRules(redirects);
  const redirectBlocks = Array.from(
    rules,
    ([from, { to, status }]) =>
      `location = ${quoteValue(from)} { return ${status} ${quoteValue(to, "$is_args$args")}; }`,
  );
  const languages = TRANSLATIONS.map((code) => `/${code}`).filter((folder) =>
    pages.includes(`${folder}/404`),
  );
  const targets = new Map(Array.from(rules, ([from, { to }]) => [from, to]));
  for (const page of pages) if (!rules.has(page) && !page.endsWith("/404")) targets.set(page, page);
  return `${[
    "# Generated from _headers, _redirects and _gone.txt.",
    ...toDirectives(globalHeaders),
    ...locations,
    ...redirectBlocks,
    // The page has the headers of the location that its file is in.
    ...gone.map((path) =>
      toBlock(`= ${quoteValue(path)}`, [`error_page 410 ${quoteValue(`${path}.html`)};`, "return 410;"]),
    ),
    ...languages.flatMap((language) => [
      toBlock(`= "${language}/404.html"`, ["internal;", ...toDirectives(headersFor("/404", blocks))]),
      `location = "${language}/404" { return 404; }`,
    ]),
    buildNotFoundLocation(targets, languages),
    ...listReceiptPages(redirects).flatMap((page) => escapedReceiptLocations(page, globalHeaders)),
  ].join("\n")}\n`;
}

const toDirectives = (headers: ReadonlyMap<string, string>): string[] =>
  [...headers].flatMap(([name, value]) =>
    // add_header would send a second Content-Type in addition to the one that nginx derives from the file
    // extension.
    name === "Content-Type"
      ? ["types { }", `default_type ${quoteValue(value.replace(/;.*/, ""))};`]
      : [`add_header ${name} ${quoteValue(value)} always;`],
  );

/**
 * Merges the headers of all blocks in `_headers` that match a path, because nginx applies only one location per
 * request. Later blocks win.
 */
function headersFor(path: string, blocks: readonly HeaderRule[]): Map<string, string> {
  const matchingBlocks = blocks.filter(({ pattern }) => pattern.test(path));
  return new Map(matchingBlocks.flatMap((block) => [...block.headers]));
}

function toLocation(path: string, headers: ReadonlyMap<string, string>): string {
  const [, prefix, star] = /^(\/[^*]*)(\*?)$/.exec(path) ?? [];
  if (prefix === undefined)
    throw new Error(`Cannot translate the path ${path} in _headers to an nginx location`);
  // The 404 page must only be served through `error_page`.
  if (prefix === "/404") return toBlock('= "/404.html"', ["internal;", ...toDirectives(headers)]);
  return toBlock(`${star === "" ? "=" : "^~"} ${quoteValue(prefix)}`, [
    ...toDirectives(headers),
    `try_files ${path === "/" ? "/index.html" : "$uri.html $uri"} =404;`,
  ]);
}

const toBlock = (locationPattern: string, directives: readonly string[]): string =>
  `location ${locationPattern} {\n${directives.map((line) => `  ${line}\n`).join("")}}`;

function buildNotFoundLocation(targets: ReadonlyMap<string, string>, languages: readonly string[]): string {
  // Hundreds of paths such as /locations/zz redirect to the same page. Combine their names into one pattern that
  // contains the folder only once, because nginx limits a pattern to 4,096 characters.
  const names = new Map<string, string[]>();
  for (const [from, to] of targets) {
    if (/[A-Z]/.test(from)) continue;
    const nameStart = from.lastIndexOf("/") + 1;
    const key = `${from.slice(0, nameStart)} ${to}`;
    names.set(key, [...(names.get(key) ?? []), from.slice(nameStart)]);
  }
  const redirects = [...names].map(([key, all]) => {
    const [folder = "", to = ""] = key.split(" ");
    const otherCasePattern = `"^(?=.*[A-Z])(?i)${folder}(?:${all.join("|")})$"`;
    return `if ($uri ~ ${otherCasePattern}) { return 301 ${quoteValue(to, "$is_args$args")}; }`;
  });
  const languageRewrites = languages.map(
    (language) => `if ($uri ~ "^${language}/") { rewrite ^ ${language}/404.html last; }`,
  );
  return toBlock("@missing", [...redirects, ...languageRewrites, "rewrite ^ /404.html last;"]);
}

/**
 * The nginx equivalent of `redirectEscapedReceiptLinks`; nginx has already decoded the escaped `#`. Disables the
 * access log, so that receipt keys are not logged.
 */
function escapedReceiptLocations(page: string, globalHeaders: ReadonlyMap<string, string>): string[] {
  const headers = new Map([
    ...globalHeaders,
    ["Cache-Control", "no-store"] as const,
    ["Referrer-Policy", "no-referrer"] as const,
  ]);
  return ["#", "/#", "%", "/%"].map((suffix) =>
    toBlock(`^~ ${quoteValue(page + suffix)}`, [
      "access_log off;",
      ...toDirectives(headers),
      `if ($request_uri ~ "${escapedReceiptLink(page).source}") { return 302 "${page}#$1"; }`,
      `return 302 ${quoteValue(page)};`,
    ]),
  );
}

/**
 * Quotes an nginx string.
 * @param variables nginx variables to append
 * @throws Error if the text contains a dollar sign, which nginx cannot escape
 */
function quoteValue(text: string, variables = ""): string {
  if (text.includes("$"))
    throw new Error(`Cannot quote "${text}" for nginx, which would expand the $ as a variable`);
  return `"${text.replace(/["\\]/g, "\\$&")}${variables}"`;
}
