import { Hono } from "hono";
import { oneLine } from "../../platform/backend-error.ts";
import { withTimeout } from "../../platform/timers.ts";
import type { BackendEnv } from "../../platform/serving/backend-env.ts";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { BuildEnvironment } from "../../../site/settings/environment.ts";
import { describeMismatch, readBuildRecord } from "../../../site/settings/build-record.ts";

/** Required files: the home page, and the scripts of pages and embeds. */
const REQUIRED_FILES = /^(?:index\.html|(?:widgets|embed)\/.*\.js)$/;

/** Checks one part of the service. Rejects, with the reason for the log, if it is not ready. */
export type ReadinessCheck = () => Promise<void>;

/** Time limit of a check, and how long its result is cached, in milliseconds. */
const [timeoutMs, cacheMs] = [2_000, 1_000];

const createTimeoutError = () => new Error(`no response within ${timeoutMs} ms`);

/**
 * Combines readiness checks, which run at most once a second. Logs each change between ready and not ready.
 * @param checks checks by name
 * @returns a function that resolves to the names of the parts that are not ready
 */
export function watchReadiness(checks: Readonly<Record<string, ReadinessCheck>>): () => Promise<string[]> {
  const unreadyParts = new Set<string>();
  let cachedResult: Promise<string[]> | undefined;

  async function runChecks(): Promise<string[]> {
    await Promise.all(
      Object.entries(checks).map(async ([name, check]) => {
        try {
          await withTimeout(check(), timeoutMs, createTimeoutError);
          if (unreadyParts.delete(name)) console.log(`Ready again: ${name}`);
        } catch (error) {
          if (!unreadyParts.has(name)) console.error(`Not ready: ${name}: ${oneLine(error)}`);
          unreadyParts.add(name);
        }
      }),
    );
    return [...unreadyParts].sort();
  }

  return () => {
    if (cachedResult === undefined) {
      cachedResult = runChecks();
      void cachedResult.finally(() => setTimeout(() => (cachedResult = undefined), cacheMs).unref());
    }
    return cachedResult;
  };
}

/**
 * Returns a check that reports the last result of a longer one, which runs in the background: so that a busy machine
 * is not called unready. It runs again when its last success is older than `intervalMs` milliseconds.
 */
export function checkInBackground(check: ReadinessCheck, intervalMs: number): ReadinessCheck {
  let validUntil = -Infinity;
  let failure: Error | undefined;
  let running: Promise<void> | undefined;
  const run = async () => {
    try {
      await check();
      failure = undefined;
      validUntil = performance.now() + intervalMs;
    } catch (error) {
      failure = error instanceof Error ? error : new Error(String(error));
    } finally {
      running = undefined;
    }
  };
  return () => {
    if (performance.now() >= validUntil) running ??= run();
    return failure === undefined ? Promise.resolve() : Promise.reject(failure);
  };
}

/**
 * Serves `/healthz` (the process responds) and `/readyz` (it can accept submissions). The response
 * does not say which part failed.
 */
export function healthRoutes(listUnreadyParts: () => Promise<string[]>): Hono<BackendEnv> {
  const app = new Hono<BackendEnv>();
  const headers = { "Cache-Control": "no-store" };
  app.get("/healthz", (context) => context.text("ok", 200, headers));
  app.get("/readyz", async (context) => {
    const isReady = (await listUnreadyParts()).length === 0;
    return context.text(isReady ? "ok" : "failed", isReady ? 200 : 503, headers);
  });
  return app;
}

/**
 * Returns a readiness check for the pages, which verifies that their scripts exist and that their forms' backend
 * accepts submissions.
 * @param folder the built site
 * @param backend the server's own backend, which forms use unless the site was built with another backend URL
 */
export function createSiteCheck(
  folder: string,
  settings: BuildEnvironment,
  backend: Hono<BackendEnv>,
): ReadinessCheck {
  const servedBuild = readBuildRecord(folder);
  return async () => {
    const record = readBuildRecord(folder);
    if (record === undefined)
      throw new Error(`${folder} is missing; run npm run build and restart the server`);
    if (record.stamp !== servedBuild?.stamp)
      throw new Error(`${folder} was rebuilt while it was being served; restart the server`);
    const mismatch = describeMismatch(record, settings);
    if (mismatch !== undefined) throw new Error(`${mismatch}; restart the server to rebuild the site`);
    for (const [path, size] of Object.entries(record.files).filter(([path]) => REQUIRED_FILES.test(path))) {
      const found = await stat(join(folder, path)).catch(() => undefined);
      if (found?.size === size) continue;
      const damage = found === undefined ? "missing" : "damaged";
      throw new Error(`${join(folder, path)} is ${damage}; run npm run build and restart the server`);
    }
    if (record.supabaseUrl !== undefined) return;
    const { status } = await backend.request("/rest/v1/", { headers: { apikey: record.publishableKey } }, {});
    if (status === 401)
      throw new Error(
        `the server does not accept the API key in ${folder}; run npm run build and restart the server`,
      );
  };
}
