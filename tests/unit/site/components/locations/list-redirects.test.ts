import { describe, expect, it } from "vitest";
import { checkRedirectPaths, checkRedirects } from "../../../../../site/model/checks/check-redirects.ts";
import { forEachKind } from "../../../../../site/model/kinds/page-kinds.ts";
import { loadSite } from "../../../../../site/model/loading/load-site.ts";
import type { SiteSources } from "../../../../../site/model/kinds/site.ts";
import { listRoutes } from "../../../../../site/model/kinds/routes.ts";
import { parseYamlSource } from "../../../../../site/model/source/yaml-source.ts";
import { RedirectsSchema } from "../../../../../site/model/schemas/redirects.ts";
import {
  listRedirectPages,
  listRedirectRules,
} from "../../../../../site/components/locations/list-redirects.ts";

const site = loadSite(process.cwd());
const rules = listRedirectRules(site.redirects, site.states, ["/about", "/insights"], []);
const target = (from: string) => rules.find((rule) => rule.from === from)?.to;

function mistakesOf(paths: string): string[] {
  const text = `paths:\n${paths}\nstates:\n  under: /locations\n  unknown: /locations\n`;
  const source = parseYamlSource("content/_data/redirects.yaml", text);
  const sources: SiteSources = {
    data: new Map([["redirects", source]]),
    entries: forEachKind(() => new Map()),
    targets: { routes: listRoutes(forEachKind(() => new Map())), anchors: new Map(), files: new Set() },
  };
  const redirects = RedirectsSchema.parse(source.value);
  return [checkRedirects, checkRedirectPaths]
    .flatMap((check) => check({ ...site, redirects }, sources))
    .map(({ line, field, problem }) => `${line} ${field} ${problem}`);
}

describe("redirect rules", () => {
  it("redirect every abbreviation to its state, regardless of case", () => {
    for (const code of ["tx", "TX", "Tx", "tX"])
      expect(target(`/locations/${code}`)).toBe("/locations/texas");
    for (const { abbr, slug } of site.states)
      expect(target(`/locations/${abbr.toLowerCase()}`)).toBe(`/locations/${slug}`);
  });

  it("redirect other two-letter paths to the state index", () => {
    expect(target("/locations/zz")).toBe("/locations");
    expect(target("/locations/DC")).toBe("/locations");
  });

  it("redirect paths of pages and states with capital letters", () => {
    expect(target("/Insights")).toBe("/insights");
    expect(target("/ABOUT")).toBe("/about");
    expect(target("/locations/Texas")).toBe("/locations/texas");
    expect(target("/LOCATIONS/NEW-YORK")).toBe("/locations/new-york");
  });

  it("list each path once, and stay below the hosts' limit of 2,000", () => {
    expect(new Set(rules.map(({ from }) => from)).size).toBe(rules.length);
    expect(rules.length).toBeLessThan(2000);
  });

  it("include a redirect page for each path and each lowercase abbreviation", () => {
    const pages = listRedirectPages(site.redirects, site.states, [
      { from: "/insights/old", to: "/insights/new" },
    ]);
    expect(pages).toHaveLength(site.redirects.paths.length + 1 + site.states.length);
    expect(pages).toContainEqual({ from: "/landing", to: "/landing-page" });
    expect(pages).toContainEqual({ from: "/insights/old", to: "/insights/new" });
    expect(pages).toContainEqual({ from: "/locations/ny", to: "/locations/new-york" });
  });
});

describe("the check of redirects", () => {
  it("accepts the site's own redirects", () => {
    expect(mistakesOf("  - { from: /landing, to: /landing-page }")).toEqual([]);
  });

  it("reports a target that is not a page, with the line and the closest page", () => {
    expect(mistakesOf("  - { from: /landing, to: /landing-pag }")).toEqual([
      expect.stringMatching(/^2 paths\[0\]\.to found "\/landing-pag".*did you mean "\/landing-page"\?\)$/),
    ]);
  });

  it("reports a loop, since a redirect is not a page", () => {
    expect(mistakesOf("  - { from: /a, to: /b }\n  - { from: /b, to: /a }")).toHaveLength(2);
  });

  it("reports a path that is a page, is listed twice, or is a state's code", () => {
    expect(mistakesOf("  - { from: /about, to: /services }")[0]).toContain("a path that no page uses");
    expect(mistakesOf("  - { from: /old, to: /services }\n  - { from: /old, to: /about }")[0]).toContain(
      "since entry 1 already uses it",
    );
    expect(mistakesOf("  - { from: /locations/tx, to: /locations }")[0]).toContain(
      "a path other than a state code",
    );
  });
});
