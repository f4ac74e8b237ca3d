import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listFiles } from "../../build/cache/list-files.ts";
import { copyEmbeddedTemplate } from "../db/embedded-template.ts";
import { PROJECT_SOURCES } from "../project-sources.ts";
import { freshShell } from "../fresh-shell.ts";
import { NODE_ARGUMENTS } from "../node-arguments.ts";

const scratch = mkdtempSync(join(tmpdir(), "ridgebeam-visitors-"));
const root = join(scratch, "project");
const dataDir = join(scratch, "data");

/** Files needed to serve a built site: sources, since the server runs from them, and the build. */
const PROJECT = [...PROJECT_SOURCES, "dist"];

/** Copies the packages that `npm ci --omit=dev` installs. */
function copyPackages(): void {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
    packages: Record<string, { dev?: boolean; devOptional?: boolean }>;
  };
  for (const [path, { dev = false }] of Object.entries(packages)) {
    if (path === "" || dev || !existsSync(path)) continue;
    // The lock file lists a nested package separately.
    const filter = (file: string): boolean => file === path || basename(file) !== "node_modules";
    mkdirSync(join(root, dirname(path)), { recursive: true });
    cpSync(path, join(root, path), { recursive: true, filter });
  }
}

function start(): { child: ChildProcess; ended: Promise<unknown[]>; output: () => string } {
  const env = freshShell({ DATA_DIR: dataDir, PORT: "0" });
  const child = spawn(process.execPath, [...NODE_ARGUMENTS, "server/commands/start.ts"], { cwd: root, env });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  return { child, ended: once(child, "close"), output: () => output };
}

describe("a machine that only serves visitors", () => {
  beforeAll(async () => {
    await copyEmbeddedTemplate(dataDir);
    for (const path of PROJECT) cpSync(path, join(root, path), { recursive: true });
    copyPackages();
  });
  afterAll(() => rmSync(scratch, { recursive: true, force: true }));

  it("has packages of at most 200 MB", () => {
    const bytes = listFiles(join(root, "node_modules")).map((file) => readFileSync(file).length);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(200 * 1_048_576);
  });

  it("serves the built site, and answers forms that are sent without script", async () => {
    const { child, ended, output } = start();
    try {
      await expect.poll(output, { timeout: 120_000 }).toMatch(/Ready: \S+|not installed/);
      expect(output()).toContain("Ready");
      expect(output()).not.toContain("Building");
      const [, url = ""] = /Ready: (\S+)/.exec(output()) ?? [];
      expect((await fetch(url)).status).toBe(200);
      const body = new FormData();
      body.set("form", "resume-form");
      const answer = await fetch(`${url}/resume`, { method: "POST", body, headers: { origin: url } });
      expect(answer.status).toBe(422);
      expect(await answer.text()).toContain("<li>");
    } finally {
      child.kill("SIGTERM");
      await ended;
    }
  });

  it("says what is missing when the site has to be built", async () => {
    writeFileSync(join(root, "content", "new.md"), "");
    const { ended, output } = start();
    expect(await ended).toEqual([1, null]);
    expect(output().trim().split("\n")).toEqual([
      expect.stringMatching(/^dist\/ does not match these files and settings, .*npm ci/),
    ]);
  });
});
