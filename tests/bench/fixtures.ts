import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright";
import { openFullBrowser } from "../browser/open-browser.ts";
import { postgresSkipReason, startPostgres } from "../db/postgres-server.ts";
import { killProcess, startProcess, type ServerProcess } from "../db/server-process.ts";
import { startSite, type RunningSite } from "../e2e/start-site.ts";

export async function withScratchFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), "ridgebeam-bench-"));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export async function withSite<Result>(
  work: (site: RunningSite, browser: Browser) => Promise<Result>,
  flags: readonly string[] = [],
): Promise<Result> {
  const site = await startSite();
  const browser = await openFullBrowser(flags);
  try {
    return await work(site, browser);
  } finally {
    await browser.close();
    await site.stop();
  }
}

export async function withServer<Result>(
  dataDir: string,
  settings: Record<string, string>,
  work: (server: ServerProcess) => Promise<Result>,
): Promise<Result> {
  const server = await startProcess(dataDir, settings);
  try {
    return await work(server);
  } finally {
    await killProcess(server);
  }
}

export async function withPostgres<Result>(work: (url: string) => Promise<Result>): Promise<Result> {
  const server = await startPostgres("on");
  try {
    return await work(server.url);
  } finally {
    await server.stop();
  }
}

/** Measures with the embedded database, and with a PostgreSQL server if it is installed. */
export async function measureDatabases<Result>(
  measure: (database: string, settings: Record<string, string>) => Promise<Result>,
): Promise<Result[]> {
  const results = [await measure("embedded", {})];
  if (postgresSkipReason === undefined)
    results.push(await withPostgres((DATABASE_URL) => measure("PostgreSQL server", { DATABASE_URL })));
  return results;
}

export function logRow(row: string[]): string[] {
  console.log(row.join("  "));
  return row;
}
