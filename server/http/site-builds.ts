import { relative } from "node:path";
import type { Hono } from "hono";
import { snapshotSite, ensureSiteBuilt } from "../../build/build-for-server.ts";
import { isRebuildDue, readBuildRecord } from "../../site/settings/build-record.ts";
import { readBuildEnvironment } from "../../site/settings/environment.ts";
import type { BackendEnv } from "../platform/serving/backend-env.ts";
import { repeatWork } from "../platform/timers.ts";
import type { ReadinessCheck } from "./health/readiness.ts";

interface ServedSite {
  app: Hono<BackendEnv>;
  check: ReadinessCheck;
}

export type SiteBuilds = ReturnType<typeof openSiteBuilds>;

/** Interval between checks for entries that have become public, in milliseconds. */
const INTERVAL_MS = 60_000;

/** Longest delay before a failed build is retried, in milliseconds. The first is one interval; each doubles the last. */
const MAX_RETRY_MS = 3_600_000;

/**
 * Serves the current build of a site, and rebuilds it when scheduled entries become public or others end.
 * @param serve opens the app for a folder, relative to the project's root
 */
export function openSiteBuilds(
  inputs: { root: string; env: NodeJS.ProcessEnv },
  serve: (folder: string) => ServedSite,
  intervalMs = INTERVAL_MS,
) {
  const openBuild = () => {
    const snapshot = snapshotSite(inputs.root);
    const folder = relative(inputs.root, snapshot.folder);
    return { ...snapshot, folder, record: readBuildRecord(snapshot.folder), ...serve(folder) };
  };
  let site = openBuild();
  // Keep the previous build's files for requests that began before the swap.
  let previous: typeof site | undefined;
  let nextTry = 0;
  let retryMs = intervalMs;
  let stop = (): Promise<void> => Promise.resolve();
  const rebuildIfDue = async (): Promise<void> => {
    if (site.record === undefined || Date.now() < nextTry) return;
    if (!isRebuildDue(site.record, readBuildEnvironment(inputs.env).hiddenPages)) return;
    let isCurrent: boolean;
    try {
      isCurrent = await ensureSiteBuilt(inputs);
    } catch (error) {
      nextTry = Date.now() + retryMs;
      retryMs = Math.min(2 * retryMs, MAX_RETRY_MS);
      throw error;
    }
    // Without the build dependencies, `dist/` may still have been replaced since.
    const next = openBuild();
    previous?.release();
    [previous, site] = [site, next];
    nextTry = isCurrent ? 0 : Date.now() + MAX_RETRY_MS;
    retryMs = intervalMs;
  };
  return {
    folder: () => site.folder,
    app: () => site.app,
    check: () => site.check(),
    start(): void {
      stop = repeatWork(rebuildIfDue, intervalMs, "Scheduled entries could not be published");
    },
    async stop(): Promise<void> {
      await stop();
      previous?.release();
      site.release();
    },
  };
}
