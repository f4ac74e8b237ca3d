import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSiteBuilds } from "../../server/http/site-builds.ts";
import { readBuildRecord, writeBuildRecord } from "../../site/settings/build-record.ts";
import { copyProject } from "../copy-project.ts";
import { findProgram } from "../find-program.ts";
import { cleanEnvironment } from "../clean-environment.ts";
import { NODE_ARGUMENTS } from "../node-arguments.ts";

const scratch = mkdtempSync(join(tmpdir(), "ridgebeam-scheduled-"));
const root = join(scratch, "project");
const dist = join(root, "dist");
let slug = "";
let file = "";

beforeAll(() => {
  const realSlugs = copyProject(join(scratch, "real")).slugs;
  const { slugs, articles } = copyProject(root, realSlugs.length + 1);
  slug = slugs.find((name) => !realSlugs.includes(name)) ?? "";
  file = join(articles, `${slug}.md`);
  schedule("2099-12-01T08:00-05:00");
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

function schedule(published: string): void {
  const text = readFileSync(file, "utf8")
    .replace(/^published: .*$/m, `published: ${published}`)
    .replace(/^redirect_from: .*\n/m, "")
    .replace(/^modified: .*$/m, `modified: ${published.slice(0, 10)}\nredirect_from: [/insights/before]`);
  writeFileSync(file, text);
}

/** @param clockCommand command prefix that changes the clock, such as `faketime` */
function build(env: Record<string, string> = {}, clockCommand: readonly string[] = []): void {
  const [program = "", ...args] = [
    ...clockCommand,
    process.execPath,
    ...NODE_ARGUMENTS,
    "build/build.ts",
    "--without-social-images",
  ];
  const { status, stderr } = spawnSync(program, args, {
    cwd: root,
    env: cleanEnvironment(env),
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(stderr);
}

const read = (name: string): string => readFileSync(join(dist, name), "utf8");
const listingFiles = ["insights.html", "sitemap.xml", "insights/feed.xml", "_redirects"];

test("a preview shows scheduled articles, is labeled on each page, and is not indexed", () => {
  build({ PREVIEW: "1" });
  expect(existsSync(join(dist, "insights", `${slug}.html`))).toBe(true);
  for (const page of ["index.html", `insights/${slug}.html`]) {
    expect(read(page)).toContain("Preview with drafts and scheduled articles");
    expect(read(page)).toContain('<meta name="robots" content="noindex"');
  }
  expect(read("_headers")).toContain("X-Robots-Tag: noindex");
});

test("a scheduled article does not appear anywhere on the site until it is due", () => {
  build();
  expect(existsSync(join(dist, "insights", `${slug}.html`))).toBe(false);
  for (const name of listingFiles) expect(read(name), name).not.toContain(slug);
  expect(read("index.html")).not.toContain("Preview with drafts");
  expect(readBuildRecord(dist)?.due).toBe("2099-12-01T13:00:00.000Z");
});

test("a server publishes a scheduled article when it is due, and its earlier path redirects to it", async () => {
  const record = readBuildRecord(dist);
  if (record === undefined) throw new Error("nothing was built");
  writeBuildRecord(dist, { ...record, due: "2026-01-05T05:00:00.000Z" });
  schedule("2026-01-05");
  const builds = openSiteBuilds({ root, env: cleanEnvironment() }, () => ({
    app: new Hono(),
    check: () => Promise.resolve(),
  }));
  const page = () => join(root, builds.folder(), "insights", `${slug}.html`);
  expect(existsSync(page())).toBe(false);
  builds.start();
  await expect.poll(() => existsSync(page()), { timeout: 60_000 }).toBe(true);
  await builds.stop();
  for (const name of listingFiles) expect(read(name), name).toContain(slug);
  expect(read("_redirects")).toContain(`/insights/before /insights/${slug} 301`);
  expect(readBuildRecord(dist)?.due).toBeUndefined();
});

const faketime = findProgram("faketime");

test("a build the day before excludes a scheduled article, and a build at its publication time includes it", ({
  skip,
}) => {
  if (faketime === undefined) return skip("faketime is not installed: apt-get install faketime");
  schedule("2031-03-04T08:00-05:00");
  const buildAt = (utc: string): void => build({ TZ: "UTC" }, [faketime, "-f", `@${utc}`]);
  buildAt("2031-03-03 13:00:00");
  expect(existsSync(join(dist, "insights", `${slug}.html`))).toBe(false);
  for (const name of listingFiles) expect(read(name), name).not.toContain(slug);
  buildAt("2031-03-04 13:00:00");
  expect(existsSync(join(dist, "insights", `${slug}.html`))).toBe(true);
  for (const name of listingFiles) expect(read(name), name).toContain(slug);
});
