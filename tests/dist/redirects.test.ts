import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parseRedirectRules } from "../../server/http/pages/redirect-rules.ts";
import { extractAttributes, readBuiltFile, listBuiltPages } from "./read-dist.ts";

const rules = parseRedirectRules(readBuiltFile("/_redirects"));
const pages = new Map(listBuiltPages().map(({ path, html }) => [path, html]));
const redirectPages = [...pages].filter(([, html]) => html.includes('http-equiv="refresh"'));

describe("the redirect rules for static hosts", () => {
  it("lead to a page, with status 301, and never to another redirect", () => {
    for (const [from, { to, status }] of rules) {
      expect(status, from).toBe(301);
      expect(pages.has(to), `${from} leads to ${to}`).toBe(true);
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
    for (const [path, html] of redirectPages) {
      const to = rules.get(path)?.to;
      expect(extractAttributes(html, "a", "href"), path).toEqual([to]);
      expect(html, path).toContain(`content="0; url=${to}"`);
      expect(extractAttributes(html, "script", "data-to"), path).toEqual([to]);
    }
  });

  it("have the target as canonical URL and are excluded from search", () => {
    for (const [path, html] of redirectPages) {
      expect(/<link rel="canonical" href="https:\/\/[^/"]+([^"]*)"/.exec(html)?.[1], path).toBe(
        rules.get(path)?.to,
      );
      expect(html, path).toContain('<meta name="robots" content="noindex"');
    }
  });
});
