import { mkdirSync, readFileSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openStore } from "../../../../build/cache/store.ts";
import { writeSocialImages } from "../../../../build/social/write-social-images.ts";
import { temporaryFolder } from "../../../temporary-folder.ts";

type Inputs = Parameters<typeof writeSocialImages>[0];

function onePage(title: string): Inputs & { root: string } {
  const root = temporaryFolder();
  const outDir = join(root, "dist");
  mkdirSync(outDir);
  return { root, store: openStore(root), outDir, agency: { name: "Example" }, pages: [pageOf(title)] };
}

const pageOf = (title: string): Inputs["pages"][number] => ({
  path: "/about",
  title,
  code: "G-100",
  slogan: "Who builds",
  subject: { kind: "drawing", name: "pages/about" },
});

function listRendered({ root }: { root: string }): [name: string, time: number][] {
  const folder = join(root, ".cache/social");
  return readdirSync(folder).map((name) => [name, statSync(join(folder, name)).mtimeMs]);
}

test("a page's social image is rendered once and then copied", async () => {
  const inputs = onePage("About the firm");
  await writeSocialImages(inputs);
  const rendered = listRendered(inputs);
  const first = readFileSync(join(inputs.outDir, "social/about.png"));
  rmSync(join(inputs.outDir, "social"), { recursive: true });
  await writeSocialImages(inputs);
  expect(readFileSync(join(inputs.outDir, "social/about.png"))).toEqual(first);
  expect(listRendered(inputs)).toEqual(rendered);
});

test("a page with a new title gets a new social image", async () => {
  const inputs = onePage("About the firm");
  await writeSocialImages(inputs);
  const before = readFileSync(join(inputs.outDir, "social/about.png"));
  await writeSocialImages({ ...inputs, pages: [pageOf("Who we are")] });
  expect(readFileSync(join(inputs.outDir, "social/about.png"))).not.toEqual(before);
});

test("a site without pages has no social images", async () => {
  const inputs = onePage("About the firm");
  await writeSocialImages({ ...inputs, pages: [] });
  expect(readdirSync(inputs.outDir)).toEqual([]);
});
