import { Hono } from "hono";
import { oneLine } from "../../platform/backend-error.ts";
import type { BackendEnv } from "../../platform/serving/backend-env.ts";

/** A part that the service needs. It rejects, with the reason for the log, when the part is not fit. */
export type ReadinessCheck = () => Promise<void>;

/** How long a check may take, and how long what was found holds, in milliseconds. */
const [patience, freshness] = [2_000, 1_000];

async function inTime(check: ReadinessCheck): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${patience} ms`)), patience);
  });
  await Promise.race([check(), late]).finally(() => clearTimeout(timer));
}

/**
 * Judges the parts, each by its name, at most once a second. What has become unfit, or fit again, is logged once.
 * @returns the names of those that are not fit
 */
export function watchReadiness(checks: Readonly<Record<string, ReadinessCheck>>): () => Promise<string[]> {
  const unfit = new Set<string>();
  let found: Promise<string[]> | undefined;

  async function judge(): Promise<string[]> {
    await Promise.all(
      Object.entries(checks).map(async ([name, check]) => {
        try {
          await inTime(check);
          if (unfit.delete(name)) console.log(`Ready again: ${name}`);
        } catch (error) {
          if (!unfit.has(name)) console.error(`Not ready: ${name}: ${oneLine(error)}`);
          unfit.add(name);
        }
      }),
    );
    return [...unfit].sort();
  }

  return () => {
    if (found === undefined) {
      found = judge();
      void found.finally(() => setTimeout(() => (found = undefined), freshness).unref());
    }
    return found;
  };
}

/** `/healthz`: the process answers. `/readyz`: it can take submissions; which part cannot is not the public's to know. */
export function healthRoutes(readiness: () => Promise<string[]>): Hono<BackendEnv> {
  const app = new Hono<BackendEnv>();
  const headers = { "Cache-Control": "no-store" };
  app.get("/healthz", (context) => context.text("ok", 200, headers));
  app.get("/readyz", async (context) => {
    const isReady = (await readiness()).length === 0;
    return context.text(isReady ? "ok" : "failed", isReady ? 200 : 503, headers);
  });
  return app;
}
