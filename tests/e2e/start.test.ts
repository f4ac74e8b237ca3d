import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startSite, type RunningSite } from "./start-site.ts";

let site: RunningSite;
const scratch = mkdtempSync(join(tmpdir(), "ridgebeam-start-"));

beforeAll(async () => {
  site = await startSite({}, { isFirst: true });
});

afterAll(async () => {
  await site.stop();
  rmSync(scratch, { recursive: true, force: true });
});

/** Runs `npm start` with settings that it can not start with. */
function start(
  env: Record<string, string>,
): Promise<{ code: number | null; output: string; errors: string }> {
  const child = spawn(process.execPath, ["--import", "tsx", "server/commands/start.ts"], {
    env: { ...process.env, DATA_DIR: join(scratch, "data"), PORT: "0", ...env },
  });
  let output = "";
  let errors = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (errors += chunk.toString()));
  return new Promise((resolve) => child.once("exit", (code) => resolve({ code, output, errors })));
}

test("an empty data folder is filled, and the site and its backend answer", async () => {
  expect((await fetch(site.url)).status).toBe(200);
  expect(site.rows("contact_submissions")).toEqual([]);
});

/** One line that names what is wrong, exit code 1, and no address that would not answer. */
async function expectRefusal(env: Record<string, string>, line: RegExp): Promise<void> {
  const { code, output, errors } = await start(env);
  expect(errors.trim()).toMatch(line);
  expect(errors.trim().split("\n")).toHaveLength(1);
  expect(output).not.toContain("Ready");
  expect(code).toBe(1);
}

test("a port that is taken is named", async () => {
  await expectRefusal(
    { PORT: new URL(site.url).port },
    /^PORT is "\d+"; expected a port that no other program/,
  );
});

test("a port that is no port is named", async () => {
  await expectRefusal({ PORT: "abc" }, /^PORT is "abc"; expected a number from 0 to 65535/);
});

test("an address that is none is named", async () => {
  await expectRefusal({ SITE_URL: "foo" }, /^SITE_URL is "foo"; expected an address such as https:/);
});

test("a data folder that another server uses is named, and that server goes on", async () => {
  await expectRefusal({ DATA_DIR: site.dataDir }, new RegExp(site.dataDir));
  expect((await fetch(site.url)).status).toBe(200);
});

test("a data folder that can not be written is named", async () => {
  const file = join(scratch, "file");
  writeFileSync(file, "");
  await expectRefusal({ DATA_DIR: join(file, "data") }, /^Cannot write to the data folder .*set DATA_DIR/);
});
