import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { loadSite } from "../../../site/model/loading/load-site.ts";
import { writeSampleArticles } from "../../write-sample-articles.ts";

const COUNT = 60;

function sampleSite(): string {
  const root = mkdtempSync(join(tmpdir(), "ridgebeam-samples-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  cpSync("content", join(root, "content"), { recursive: true });
  writeSampleArticles(root, COUNT);
  return root;
}

const textsOf = (root: string): string[] =>
  readdirSync(join(root, "content", "insights")).map((name) =>
    readFileSync(join(root, "content", "insights", name), "utf8"),
  );

test("generated articles pass the content check, each with a title and an address of its own", () => {
  const { articles } = loadSite(sampleSite());
  expect(articles).toHaveLength(COUNT);
  expect(new Set(articles.map(({ title }) => title)).size).toBe(COUNT);
  expect(new Set(articles.map(({ description }) => description)).size).toBe(COUNT);
}, 30_000);

test("they are as long as the real ones, and the same each time", () => {
  const real = readdirSync("content/insights").map(
    (name) => readFileSync(join("content/insights", name), "utf8").length,
  );
  const texts = textsOf(sampleSite());
  for (const text of texts) {
    expect(text.length).toBeGreaterThan(Math.min(...real) * 0.8);
    expect(text.length).toBeLessThan(Math.max(...real) * 1.25);
  }
  expect(textsOf(sampleSite())).toEqual(texts);
}, 30_000);
