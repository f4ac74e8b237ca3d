import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { isCompressedCopy } from "../../site/settings/build-record.ts";
import { parseHeaderRules, type HeaderRule } from "../../server/http/pages/host-rules.ts";

export const DIST = "dist";

export interface BuiltPage {
  path: string;
  html: string;
}

/** Lists the files that have an address, without their compressed copies. */
export const listBuiltFiles = (): string[] => listAllBuiltFiles().filter((file) => !isCompressedCopy(file));

export function listAllBuiltFiles(): string[] {
  return readdirSync(DIST, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(DIST.length).replaceAll("\\", "/"))
    .sort();
}

export function listBuiltPages(): BuiltPage[] {
  return listBuiltFiles()
    .filter((file) => file.endsWith(".html"))
    .map((file) => ({
      path: file === "/index.html" ? "/" : file.replace(/\.html$/, ""),
      html: readBuiltFile(file),
    }));
}

export function readBuiltFile(file: string): string {
  return readFileSync(join(DIST, file), "utf8");
}

/** Returns the HTML of a page by its path. */
export const readPage = (path: string): string =>
  readBuiltFile(path === "/" ? "/index.html" : `${path}.html`);

export const measureGzippedSize = (file: string): number =>
  gzipSync(readFileSync(join(DIST, file)), { level: 9 }).byteLength;

let headerRules: HeaderRule[] | undefined;

/** Lists the response headers that `_headers` sets for a path. */
export const listHeaders = (path: string): (readonly [name: string, value: string])[] =>
  (headerRules ??= parseHeaderRules(readBuiltFile("/_headers")))
    .filter(({ pattern }) => pattern.test(path))
    .flatMap(({ headers }) => headers);

export const readHeader = (path: string, name: string): string | undefined =>
  listHeaders(path).find(([one]) => one === name)?.[1];

export function extractAttributes(html: string, tag: string, attribute: string): string[] {
  return [...html.matchAll(new RegExp(`<${tag}\\s[^>]*?\\b${attribute}="([^"]*)"`, "g"))].map(
    ([, value = ""]) => value.replaceAll("&amp;", "&").replaceAll("&#x27;", "'").replaceAll("&quot;", '"'),
  );
}

export const isNoindex = (html: string): boolean => html.includes('<meta name="robots" content="noindex"');

export const extractMain = (html: string): string => /<main[^>]*>([^]*)<\/main>/.exec(html)?.[1] ?? "";

export function readStructuredData<Thing = object>(html: string): (Thing & { "@type": string })[] {
  const json = /<script type="application\/ld\+json">([^]*?)<\/script>/.exec(html)?.[1] ?? "{}";
  return (JSON.parse(json) as { "@graph": (Thing & { "@type": string })[] })["@graph"];
}

export function extractInlineStyles(html: string): string[] {
  return [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, sheet = ""]) => sheet);
}

export function extractClassLists(markup: string): string[][] {
  const values = new Set(Array.from(markup.matchAll(/\sclass="([^"]*)"/g), ([, value = ""]) => value));
  return [...values].map((value) =>
    value.replaceAll("&#x27;", "'").replaceAll("&gt;", ">").replaceAll("&amp;", "&").split(/\s+/),
  );
}
