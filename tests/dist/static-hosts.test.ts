import { execFileSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { parseAllHeaders, type Header } from "@netlify/headers-parser";
import { parseAllRedirects } from "@netlify/redirect-parser";
import { describe, expect, it } from "vitest";
import { parseHeaderRules, parseRedirectRules } from "../../server/http/pages/host-rules.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { DIST, extractAttributes, readBuiltFile, listBuiltFiles, listBuiltPages } from "./read-dist.ts";

const MIB = 1_048_576;
const GUIDE = "docs/deploy/static-host.md";
const files = listBuiltFiles();
const pages = listBuiltPages();
const addresses = [...pages.map(({ path }) => path), ...files.filter((file) => !file.endsWith(".html"))];
const linesOf = (file: string) =>
  readBuiltFile(file)
    .split("\n")
    .filter((line) => line.trim() !== "");

/** Parses a `_redirects` file as Netlify does. */
async function parseNetlifyRedirects(file: string) {
  const { redirects, errors } = await parseAllRedirects({
    redirectsFiles: [file],
    configRedirects: [],
    minimal: true,
  });
  expect(errors).toEqual([]);
  return redirects as { from: string; to: string; status: number; force: boolean }[];
}

describe("on every host", () => {
  it("no two paths differ only in case, and none needs escaping", () => {
    expect(new Set(files.map((file) => file.toLowerCase())).size).toBe(files.length);
    for (const file of files) expect(file).toMatch(/^[\w./-]+$/);
  });
});

describe("with Netlify's own parsers,", () => {
  it("the header rules parse without errors, and match the local server's headers for each path", async () => {
    const { headers, errors } = await parseAllHeaders({
      headersFiles: [join(DIST, "_headers")],
      configHeaders: undefined,
      minimal: false,
    });
    expect(errors).toEqual([]);
    const rules = headers as Header[];
    const ours = parseHeaderRules(readBuiltFile("/_headers"));
    for (const address of addresses) {
      const netlifyHeaders = rules
        .filter(({ forRegExp }) => forRegExp.test(address))
        .flatMap(({ values }) => Object.entries(values));
      const ourHeaders = ours
        .filter(({ pattern }) => pattern.test(address))
        .flatMap(({ headers: list }) => list.map(([name, value]) => [name, value]));
      expect(netlifyHeaders, address).toEqual(ourHeaders);
    }
  });

  it("the redirects parse without errors, and match the local server's redirects", async () => {
    const redirects = await parseNetlifyRedirects(join(DIST, "_redirects"));
    const netlifyRedirects = redirects.map(({ from, to, status }) => [from, { to, status }]);
    for (const page of ["/es/comprobante", "/receipt"])
      expect(netlifyRedirects.pop()).toEqual([`${page}%23*`, { to: `${page}#:splat`, status: 302 }]);
    expect(netlifyRedirects).toEqual([...parseRedirectRules(readBuiltFile("/_redirects"))]);
  });

  it("the docs' build command produces rules that force redirects and serve 404 pages in the folder's language", async () => {
    const folder = temporaryFolder();
    cpSync(join(DIST, "_redirects"), join(folder, "dist/_redirects"));
    cpSync(join(DIST, "es/404.html"), join(folder, "dist/es/404.html"));
    const [, command = ""] = /^npm run build && (.+404.+)$/m.exec(readFileSync(GUIDE, "utf8")) ?? [];
    execFileSync("sh", ["-c", command], { cwd: folder });
    const redirects = await parseNetlifyRedirects(join(folder, "dist/_redirects"));
    expect(redirects.at(-1)).toMatchObject({ from: "/es/*", to: "/es/404.html", status: 404, force: false });
    const rule = (path: string) => redirects.find(({ from }) => from === path);
    expect(rule("/landing")).toMatchObject({ to: "/landing-page", status: 301, force: true });
    expect(rule("/ABOUT")).toMatchObject({ to: "/about", status: 301, force: false });
  });
});

// Limits on header rules, redirects and files: developers.cloudflare.com/pages
describe("on Cloudflare Pages", () => {
  it("the header rules are within the limits: 100 rules, 2,000 characters per line, at most one wildcard", () => {
    const lines = linesOf("/_headers");
    const paths = lines.filter((line) => !line.startsWith(" "));
    expect(paths.length).toBeLessThanOrEqual(100);
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths) expect(path).toMatch(/^\/[^\s:*]*\*?$/);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(2000);
    for (const line of lines.filter((one) => !paths.includes(one))) expect(line).toMatch(/^ {2}[\w-]+: \S/);
  });

  it("the redirects are within the limits: 2,000 without wildcards, 1,000 characters each, one per path", () => {
    const all = linesOf("/_redirects");
    const lines = all.filter((line) => !line.includes("*"));
    // Two redirects have wildcards. Cloudflare allows 100 of those.
    expect(all.length - lines.length).toBe(2);
    expect(lines.length).toBeLessThanOrEqual(2000);
    for (const line of lines) {
      expect(line).toMatch(/^\/[^\s:*#]+ \/[^\s:*#]* 301$/);
      expect(line.length).toBeLessThanOrEqual(1000);
    }
    expect(new Set(lines.map((line) => line.split(" ")[0])).size).toBe(lines.length);
  });

  it("the files are within the limits: 20,000 files, 25 MiB each", () => {
    expect(files.length).toBeLessThanOrEqual(20_000);
    for (const file of files) expect(statSync(join(DIST, file)).size, file).toBeLessThanOrEqual(25 * MIB);
  });
});

describe("on GitHub Pages", () => {
  it("no file that visitors need starts with an underscore or a dot, since GitHub Pages omits those", () => {
    const names = readdirSync(DIST, { recursive: true, encoding: "utf8" });
    expect(names.filter((name) => /(?:^|[\\/])[._]/.test(name)).sort()).toEqual([
      ".well-known",
      ".well-known/security.txt",
      "_build.json",
      "_gone.txt",
      "_headers",
      "_openings.json",
      "_redirects",
    ]);
  });

  it("the 404 page is where GitHub Pages expects it, and works at any path", () => {
    const html = readBuiltFile("/404.html");
    for (const [tag, attribute] of [
      ["a", "href"],
      ["link", "href"],
      ["script", "src"],
      ["img", "src"],
    ] as const)
      for (const address of extractAttributes(html, tag, attribute))
        expect(address).toMatch(/^(?:\/|https:|mailto:|tel:|#)/);
  });

  it("the whole site is smaller than the limit of one gigabyte", () => {
    const bytes = files.reduce((sum, file) => sum + statSync(join(DIST, file)).size, 0);
    expect(bytes).toBeLessThan(1024 * MIB);
  });
});

const rules = parseRedirectRules(readBuiltFile("/_redirects"));
const paths = new Set(pages.map(({ path }) => path));
const redirectPages = pages.filter(({ html }) => html.includes('http-equiv="refresh"'));

describe("the redirect rules for static hosts", () => {
  it("lead to a page, with status 301, and never to another redirect", () => {
    for (const [from, { to, status }] of rules) {
      expect(status, from).toBe(301);
      expect(paths.has(to), `${from} leads to ${to}`).toBe(true);
      expect(rules.has(to), `${from} leads to the redirect ${to}`).toBe(false);
    }
  });

  it("cover state codes in any capitalization", () => {
    for (const code of ["ca", "CA", "Ca", "cA"])
      expect(rules.get(`/locations/${code}`)?.to).toBe("/locations/california");
    for (const code of ["zz", "ZZ", "dc", "PR"])
      expect(rules.get(`/locations/${code}`)?.to).toBe("/locations");
    expect(rules.get("/landing")?.to).toBe("/landing-page");
  });

  it("cover pages and states with capital letters, as people type them", () => {
    for (const path of ["/About", "/ABOUT"]) expect(rules.get(path)?.to).toBe("/about");
    for (const path of [
      "/locations/New-York",
      "/locations/NEW-YORK",
      "/Locations/New-York",
      "/LOCATIONS/NEW-YORK",
    ])
      expect(rules.get(path)?.to).toBe("/locations/new-york");
  });
});

describe("redirect pages", () => {
  it("exist for the landing page and each state, and match the redirect rules", () => {
    expect(redirectPages).toHaveLength(1 + readdirSync("content/states").length);
    for (const { path, html } of redirectPages) {
      const to = rules.get(path)?.to;
      expect(extractAttributes(html, "a", "href"), path).toEqual([to]);
      expect(html, path).toContain(`content="0; url=${to}"`);
      expect(extractAttributes(html, "script", "data-to"), path).toEqual([to]);
    }
  });

  it("have the target as canonical URL and are excluded from search", () => {
    for (const { path, html } of redirectPages) {
      expect(/<link rel="canonical" href="https:\/\/[^/"]+([^"]*)"/.exec(html)?.[1], path).toBe(
        rules.get(path)?.to,
      );
      expect(html, path).toContain('<meta name="robots" content="noindex"');
    }
  });
});
