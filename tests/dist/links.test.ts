import { expect, test } from "vitest";
import { listPageAnchors } from "../../model/kinds/routes.ts";
import { loadDataFiles } from "../../model/loading/load-data.ts";
import { extractAttributes, isNoindex, listBuiltFiles, listBuiltPages } from "./read-dist.ts";

const pages = listBuiltPages();
const byPath = new Map(pages.map((page) => [page.path, page]));
const files = new Set(listBuiltFiles());

test("every internal link leads to a built page, and every anchor to an id on it", () => {
  const brokenLinks: string[] = [];
  for (const { path, html } of pages) {
    for (const href of extractAttributes(html, "a", "href")) {
      if (!/^[/#]/.test(href)) continue;
      const [target = "", anchor] = href.split("#");
      const page = target === "" ? byPath.get(path) : byPath.get(target.split("?")[0] ?? "");
      if (page === undefined && (!files.has(target) || target.endsWith(".html")))
        brokenLinks.push(`${path}: ${href}`);
      else if (page?.html.includes('http-equiv="refresh"') && page.path !== path)
        brokenLinks.push(`${path}: ${href}, a redirect`);
      else if (anchor !== undefined && page !== undefined && !page.html.includes(`id="${anchor}"`)) {
        brokenLinks.push(`${path}: ${href}, no such id`);
      }
    }
  }
  expect(brokenLinks).toEqual([]);
});

test("following links from the home page reaches every indexed page but the landing pages", () => {
  const reachedPaths = new Set(["/"]);
  for (const path of reachedPaths)
    for (const href of extractAttributes(byPath.get(path)?.html ?? "", "a", "href"))
      if (href.startsWith("/")) reachedPaths.add(href.split(/[?#]/)[0]!);
  const unreachedPaths = pages
    .filter(({ path, html }) => !isNoindex(html) && !reachedPaths.has(path))
    .map(({ path }) => path);
  expect(unreachedPaths.sort()).toEqual(["/es/para-empleadores", "/landing-page"]);
  expect(reachedPaths.has("/portal")).toBe(true);
});

test("the anchors that the content check accepts are the sections on the built pages", () => {
  for (const [path, anchors] of listPageAnchors(loadDataFiles(process.cwd()))) {
    const sections = extractAttributes(byPath.get(path)?.html ?? "", "section", "id");
    expect([path, anchors.filter((anchor) => !byPath.get(path)?.html.includes(`id="${anchor}"`))]).toEqual([
      path,
      [],
    ]);
    expect([path, sections.filter((id) => !anchors.includes(id))]).toEqual([path, []]);
  }
});

test("every file that a page loads exists", () => {
  const missingFiles: string[] = [];
  for (const { path, html } of pages) {
    const loadedFiles = [
      ...extractAttributes(html, "script", "src"),
      ...extractAttributes(html, "img", "src"),
      ...extractAttributes(html, "source", "srcset"),
      ...extractAttributes(html, "link", "href"),
    ].filter((address) => address.startsWith("/"));
    for (const address of loadedFiles) {
      const isBuilt = files.has(address) || byPath.has(address);
      if (!isBuilt) missingFiles.push(`${path}: ${address}`);
    }
  }
  expect(missingFiles).toEqual([]);
});
