import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Hono } from "hono";
import { beforeEach, expect, test } from "vitest";
import type { BackendEnv } from "../../../../../server/platform/serving/backend-env.ts";
import { requireKey } from "../../../../../server/platform/serving/gateway.ts";
import { createSiteCheck } from "../../../../../server/http/health/readiness.ts";
import { readBuildEnvironment } from "../../../../../site/settings/environment.ts";
import { writeBuildRecord, type BuildRecord } from "../../../../../site/settings/build-record.ts";
import { temporaryFolder } from "../../../../temporary-folder.ts";
import { writeFiles } from "../../../write-files.ts";

const KEY = "sb_publishable_of_a_test";
const RECORD: BuildRecord = {
  stamp: "first",
  publishableKey: KEY,
  files: { "index.html": 0, "widgets/loader.js": 0 },
};
let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
  writeFiles(folder, { "index.html": "", "widgets/loader.js": "" });
  writeBuildRecord(folder, RECORD);
});

function check(env: Record<string, string> = {}, keys = [KEY]) {
  const backend = new Hono<BackendEnv>();
  backend.use("/rest/v1/*", requireKey(keys));
  return createSiteCheck(folder, readBuildEnvironment(env), backend);
}

test("a complete site whose forms send to this server is ready", async () => {
  await expect(check()()).resolves.toBeUndefined();
});

test("a site that is missing, or has a missing or damaged file, is not ready", async () => {
  const runCheck = check();
  writeFileSync(join(folder, "index.html"), "half");
  await expect(runCheck()).rejects.toThrow(/index\.html is damaged/);
  writeFileSync(join(folder, "index.html"), "");
  rmSync(join(folder, "widgets", "loader.js"));
  await expect(runCheck()).rejects.toThrow(/widgets\/loader\.js is missing/);
  rmSync(folder, { recursive: true });
  await expect(runCheck()).rejects.toThrow("is missing");
});

test("a site that another build has replaced is not ready until the server restarts", async () => {
  const runCheck = check();
  writeBuildRecord(folder, { ...RECORD, stamp: "second" });
  await expect(runCheck()).rejects.toThrow("restart the server");
});

test("a site built for another URL is not ready", async () => {
  await expect(check({ SITE_URL: "https://www.example.com" })()).rejects.toThrow(
    "dist/ was built with no SITE_URL, but this server has SITE_URL https://www.example.com",
  );
  writeBuildRecord(folder, { ...RECORD, supabaseUrl: "https://old.supabase.co" });
  await expect(check()()).rejects.toThrow(
    "dist/ was built with SUPABASE_URL https://old.supabase.co, but this server has no SUPABASE_URL",
  );
});

test("a site whose API key this server rejects is not ready, unless its forms send to another backend", async () => {
  await expect(check({}, ["sb_publishable_other"])()).rejects.toThrow("does not accept the API key");
  writeBuildRecord(folder, { ...RECORD, supabaseUrl: "https://x.supabase.co" });
  const hostedSettings = { SUPABASE_URL: "https://x.supabase.co", SUPABASE_PUBLISHABLE_KEY: KEY };
  await expect(check(hostedSettings, [])()).resolves.toBeUndefined();
});
