import { Hono } from "hono";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { BackendEnv } from "../../../../../server/platform/serving/backend-env.ts";
import { healthRoutes, watchReadiness } from "../../../../../server/http/health/readiness.ts";

describe("readiness", () => {
  const lines: string[] = [];
  beforeEach(() => {
    vi.useFakeTimers();
    lines.length = 0;
    vi.spyOn(console, "error").mockImplementation((line: string) => lines.push(line));
    vi.spyOn(console, "log").mockImplementation((line: string) => lines.push(line));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it("lists the parts that fail or do not respond, and logs each change once", async () => {
    let isFull = true;
    const readiness = watchReadiness({
      database: () => new Promise(() => undefined),
      disk: () => (isFull ? Promise.reject(new Error("The server's disk is full")) : Promise.resolve()),
      mail: () => Promise.resolve(),
    });
    const first = readiness();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await first).toEqual(["database", "disk"]);
    expect(lines).toEqual([
      "Not ready: disk: The server's disk is full",
      "Not ready: database: no response within 2000 ms",
    ]);
    isFull = false;
    await vi.advanceTimersByTimeAsync(1_000);
    const second = readiness();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await second).toEqual(["database"]);
    expect(lines.slice(2)).toEqual(["Ready again: disk"]);
  });

  it("checks the parts at most once per second, however often it is requested", async () => {
    const check = vi.fn(() => Promise.resolve());
    const readiness = watchReadiness({ check });
    await Promise.all([readiness(), readiness(), readiness()]);
    await readiness();
    expect(check).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1_000);
    await readiness();
    expect(check).toHaveBeenCalledTimes(2);
  });

  it("is never cached, and does not prevent caching of other responses", async () => {
    const app = new Hono<BackendEnv>();
    app.route(
      "/",
      healthRoutes(() => Promise.resolve([])),
    );
    app.get("*", (context) =>
      context.body("page", 200, { "cache-control": "public, max-age=31536000, immutable" }),
    );
    for (const path of ["/healthz", "/readyz"])
      expect((await app.request(path)).headers.get("cache-control"), path).toBe("no-store");
    expect((await app.request("/fonts/a-1a2b3c4d.woff2")).headers.get("cache-control")).toContain(
      "immutable",
    );
  });

  it("reports only ok or failed to the public", async () => {
    const app = healthRoutes(() => Promise.resolve(["database"]));
    const response = await app.request("/readyz");
    expect([response.status, await response.text()]).toEqual([503, "failed"]);
    expect((await app.request("/healthz")).status).toBe(200);
  });
});
