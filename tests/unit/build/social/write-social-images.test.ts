import { mkdirSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { writeSocialImages } from "../../../../build/social/write-social-images.ts";
import { temporaryFolder } from "../../../temporary-folder.ts";

type Inputs = Parameters<typeof writeSocialImages>[0];

function onePage(title: string): Inputs {
  const root = temporaryFolder();
  const outDir = join(root, "dist");
  mkdirSync(outDir);
  return { root, outDir, agency: { name: "Example" }, pages: [pageOf(title)] };
}

const pageOf = (title: string): Inputs["pages"][number] => ({
  path: "/about",
  title,
  code: "G-100",
  slogan: "Who builds",
  subject: { kind: "page", name: "about" },
});

test("a page's social image is rendered once and then copied", async () => {
  const inputs = onePage("About the firm");
  expect(await writeSocialImages(inputs)).toBe(1);
  const first = readFileSync(join(inputs.outDir, "social/about.png"));
  rmSync(join(inputs.outDir, "social"), { recursive: true });
  expect(await writeSocialImages(inputs)).toBe(0);
  expect(readFileSync(join(inputs.outDir, "social/about.png"))).toEqual(first);
});

test("a page with a new title gets a new social image, and the old one is removed from the cache", async () => {
  const inputs = onePage("About the firm");
  await writeSocialImages(inputs);
  const before = readFileSync(join(inputs.outDir, "social/about.png"));
  expect(await writeSocialImages({ ...inputs, pages: [pageOf("Who we are")] })).toBe(1);
  expect(readFileSync(join(inputs.outDir, "social/about.png"))).not.toEqual(before);
  expect(readdirSync(join(inputs.root, ".cache/social"))).toHaveLength(1);
});

test("a site without pages has no social images", async () => {
  const inputs = onePage("About the firm");
  expect(await writeSocialImages({ ...inputs, pages: [] })).toBe(0);
  expect(readdirSync(inputs.outDir)).toEqual([]);
});
