import { cpSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { listFiles } from "../../build/cache/list-files.ts";
import { copyEmbeddedTemplate } from "../db/embedded-template.ts";
import { PROJECT_SOURCES } from "../project-sources.ts";
import { cleanEnvironment } from "../clean-environment.ts";
import { startNode } from "../start-program.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const scratch = temporaryFolder();
const root = join(scratch, "project");
const dataDir = join(scratch, "data");

const PROJECT = [...PROJECT_SOURCES, "dist"];

function copyPackages(): void {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
    packages: Record<string, { dev?: boolean; devOptional?: boolean }>;
  };
  for (const [path, { dev = false }] of Object.entries(packages)) {
    if (path === "" || dev || !existsSync(path)) continue;
    // Nested packages are listed separately in the lock file.
    const filter = (file: string): boolean => file === path || basename(file) !== "node_modules";
    mkdirSync(join(root, dirname(path)), { recursive: true });
    cpSync(path, join(root, path), { recursive: true, filter });
  }
}

const start = () =>
  startNode("server/commands/start.ts", {
    cwd: root,
    env: cleanEnvironment({ DATA_DIR: dataDir, PORT: "0" }),
  });

describe("a machine that only serves a built site", () => {
  beforeAll(async () => {
    await copyEmbeddedTemplate(dataDir);
    for (const path of PROJECT) cpSync(path, join(root, path), { recursive: true });
    copyPackages();
  });

  it("has packages of at most 200 MB", () => {
    const bytes = listFiles(join(root, "node_modules")).map((file) => statSync(file).size);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(200 * 1_048_576);
  });

  it("serves the built site, and responds to forms sent without JavaScript", async () => {
    const server = start();
    try {
      const [, url = ""] = await server.until(/Ready: (\S+)/);
      expect(server.output()).not.toContain("Building");
      expect((await fetch(url)).status).toBe(200);
      const body = new FormData();
      body.set("form", "resume-form");
      const answer = await fetch(`${url}/resume`, { method: "POST", body, headers: { origin: url } });
      expect(answer.status).toBe(422);
      expect(await answer.text()).toContain("<li>");
    } finally {
      await server.end();
    }
  });

  it("reports what is missing if the site has to be built", async () => {
    writeFileSync(join(root, "content", "new.md"), "");
    const { exitCode, output } = start();
    expect(await exitCode).toBe(1);
    expect(output().trim().split("\n")).toEqual([expect.stringMatching(/^dist\/ is out of date, .*npm ci/)]);
  });
});
