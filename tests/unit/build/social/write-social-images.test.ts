import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { loadSite } from "../../../../site/model/loading/load-site.ts";
import { writeSocialImages } from "../../../../build/social/write-social-images.ts";

vi.setConfig({ testTimeout: 30_000 });

const site = loadSite(process.cwd());

/** A project folder with one written page. */
function writtenPage(title: string): Parameters<typeof writeSocialImages>[0] {
  const root = mkdtempSync(join(tmpdir(), "ridgebeam-social-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const outDir = join(root, "dist");
  mkdirSync(outDir);
  const file = join(outDir, "about.html");
  writeFileSync(file, pageOf(title));
  return { root, outDir, site, files: [file, join(outDir, "sitemap.xml")] };
}

const pageOf = (title: string): string =>
  `<link rel="canonical" href="https://www.example.org/about"><meta property="og:title" content="${title} | ${site.agency.name}">` +
  `<meta property="og:image" content="https://www.example.org/social/about.png"><b data-sheet-code="true">G-100</b>`;

test("a page's image is drawn once and copied after that", async () => {
  const inputs = writtenPage("About the firm");
  expect(await writeSocialImages(inputs)).toBe(1);
  const first = readFileSync(join(inputs.outDir, "social/about.png"));
  rmSync(join(inputs.outDir, "social"), { recursive: true });
  expect(await writeSocialImages(inputs)).toBe(0);
  expect(readFileSync(join(inputs.outDir, "social/about.png"))).toEqual(first);
});

test("a page whose title changed gets a new image, and the old one leaves the cache", async () => {
  const inputs = writtenPage("About the firm");
  await writeSocialImages(inputs);
  const before = readFileSync(join(inputs.outDir, "social/about.png"));
  writeFileSync(join(inputs.outDir, "about.html"), pageOf("Who we are"));
  expect(await writeSocialImages(inputs)).toBe(1);
  expect(readFileSync(join(inputs.outDir, "social/about.png"))).not.toEqual(before);
  expect(readdirSync(join(inputs.root, ".cache/social"))).toHaveLength(1);
});

test("a page that names no image gets none", async () => {
  const inputs = writtenPage("About the firm");
  writeFileSync(join(inputs.outDir, "about.html"), "<title>404</title>");
  expect(await writeSocialImages(inputs)).toBe(0);
  expect(readdirSync(inputs.outDir)).toEqual(["about.html"]);
});
