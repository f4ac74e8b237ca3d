import { Hono } from "hono";
import { expect, it } from "vitest";
import type { BackendEnv } from "../../../../../server/platform/serving/backend-env.ts";
import { healthRoutes } from "../../../../../server/http/health/readiness.ts";

it("health checks are never cached, and do not prevent caching of pages", async () => {
  const app = new Hono<BackendEnv>();
  app.route(
    "/",
    healthRoutes(() => Promise.resolve([])),
  );
  app.get("/page", (context) => context.text("page", 200, { "cache-control": "max-age=300" }));
  const readCacheControl = async (path: string) => (await app.request(path)).headers.get("cache-control");
  expect(await readCacheControl("/page")).toBe("max-age=300");
  for (const path of ["/healthz", "/readyz"]) expect(await readCacheControl(path), path).toBe("no-store");
});
