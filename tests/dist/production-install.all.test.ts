import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { listFiles } from "../../build/cache/list-files.ts";
import { readBuildRecord, writeBuildRecord } from "../../site/settings/build-record.ts";
import { copyFilledTemplate } from "../db/embedded-template.ts";
import { cleanEnvironment } from "../clean-environment.ts";
import { startNode } from "../start-program.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const scratch = temporaryFolder();
const root = join(scratch, "project");
const dataDir = join(scratch, "data");

/** Returns what the last stage of the image copies from the project, except packages. */
function listProductionPaths(): string[] {
  const [, , stage = ""] = readFileSync("server/deploy/Dockerfile", "utf8").split(/^FROM /m);
  const copies = (stage.match(/^COPY .*$/gm) ?? []).flatMap((line) => line.split(" ").slice(1, -1));
  return copies.filter((path) => path !== "--from=build").map((path) => path.replace(/^\/app\//, ""));
}

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

/** Returns the arguments of the commands in the chapter about containers, without comments. */
function listContainerCommands(): string[] {
  const chapter = readFileSync("docs/deploy/server.md", "utf8").split("### Operate the container")[1] ?? "";
  const lines = chapter.split("\n## ")[0]?.split("\n") ?? [];
  const pattern = /^(?:ridgebeam|docker compose exec -T site node server\/run\.cjs) (.+?)(?: +# .*| > .*)?$/;
  return lines.flatMap((line) => pattern.exec(line)?.[1] ?? []);
}

const start = (program = "start") =>
  startNode(program, { cwd: root, env: cleanEnvironment({ DATA_DIR: dataDir, PORT: "0", DESK_PORT: "0" }) });

describe("a folder with the files of the image", () => {
  beforeAll(async () => {
    await copyFilledTemplate(dataDir);
    const paths = listProductionPaths().filter((path) => path !== "node_modules");
    expect(paths).toContain("dist");
    for (const path of paths) cpSync(path, join(root, path), { recursive: true });
    copyPackages();
  });

  it("has neither sources nor compilers, and packages of at most 110 MB", () => {
    const ownFiles = listFiles(root).filter((file) => !file.startsWith(join(root, "node_modules")));
    expect(ownFiles.filter((file) => /(?<!\.d)\.tsx?$/.test(file))).toEqual([]);
    for (const name of ["@tailwindcss", "@esbuild", "esbuild", "tailwindcss", "tsx", "typescript"])
      expect(existsSync(join(root, "node_modules", name)), name).toBe(false);
    const bytes = listFiles(join(root, "node_modules")).map((file) => statSync(file).size);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(110 * 1_048_576);
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

  // In the image, only /data, /backups and /tmp are writable.
  it("runs each command that docs/deploy/server.md gives for a container", async () => {
    const backups = join(scratch, "backups");
    mkdirSync(backups);
    const commands = listContainerCommands();
    expect(commands.length).toBeGreaterThan(6);
    const run = async (command: string): Promise<string> => {
      const id = /<id>/.test(command) ? await findResume() : "";
      const words = command.replace("<id>", id).replaceAll("/backups", backups).split(" ");
      const options = words.includes("--erase") ? ["--yes"] : [];
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        ["server/run.cjs", ...words, ...options],
        { cwd: root, env: cleanEnvironment({ DATA_DIR: dataDir }), encoding: "utf8" },
      );
      expect(status, `${command}\n${stderr}`).toBe(0);
      return stdout;
    };
    const findResume = async (): Promise<string> => {
      const rows = JSON.parse(await run("submissions resume_submissions --json")) as { id: string }[];
      return rows[0]?.id ?? "";
    };
    for (const command of commands) await run(command);
    const target = cleanEnvironment({ DATA_DIR: join(scratch, "restored") });
    const restored = spawnSync(process.execPath, ["server/run.cjs", "restore", join(backups, "today.tgz")], {
      cwd: root,
      env: target,
      encoding: "utf8",
    });
    expect(restored.stdout).toMatch(/^Restored \d+ rows/);
  });

  it("opens the desk", async () => {
    const desk = start("desk");
    try {
      const [, url = ""] = await desk.until(/Desk \(single-use link\): (\S+)/);
      expect((await fetch(new URL("/desk.js", url))).status).toBe(200);
    } finally {
      await desk.end();
    }
  });

  it("serves the site and reports it if an article is due, or an opening to be hidden, that it cannot build", async () => {
    const record = readBuildRecord(join(root, "dist"));
    if (record === undefined) throw new Error("dist/ has no build record");
    const hiddenPages = join(dataDir, "hidden-pages.txt");
    const startAndReport = async (): Promise<string> => {
      const server = start();
      try {
        await server.until(/Ready: (\S+)/);
        return server.output();
      } finally {
        await server.end();
      }
    };
    writeFileSync(hiddenPages, "/jobs/electrician");
    expect(await startAndReport()).toContain("build it with HIDDEN_PAGES=/jobs/electrician on a machine");
    rmSync(hiddenPages);
    writeBuildRecord(join(root, "dist"), { ...record, due: "2026-01-01T00:00:00.000Z" });
    expect(await startAndReport()).toContain("An entry has become public or has ended since dist/ was built");
  });

  it("reports what is missing if the site has to be built", async () => {
    writeFileSync(join(root, "content", "new.md"), "");
    const { exitCode, output } = start();
    expect(await exitCode).toBe(1);
    expect(output().trim().split("\n")).toEqual([expect.stringMatching(/^dist\/ is out of date, .*npm ci/)]);
  });
});
