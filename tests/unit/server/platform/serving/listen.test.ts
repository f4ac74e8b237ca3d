import { Hono } from "hono";
import { expect, it, onTestFinished } from "vitest";
import type { BackendEnv } from "../../../../../server/platform/serving/backend-env.ts";
import { resumeBytesLimit } from "../../../../../model/resume-check/resume-file.ts";
import { uploadTimeout } from "../../../../../model/resume-check/upload-timeout.ts";
import { listen } from "../../../../../server/platform/serving/listen.ts";

async function start(app: Hono<BackendEnv>) {
  const started = await listen(app, { port: 0, host: "127.0.0.1" });
  onTestFinished(() => void started.server.close());
  return started;
}

it("the server keeps idle connections open longer than load balancers do, so that no request is lost", async () => {
  const app = new Hono<BackendEnv>();
  app.get("/", (context) => context.text("here"));
  const { port } = await start(app);
  const { headers } = await fetch(`http://127.0.0.1:${port}/`);
  const [, seconds] = /timeout=(\d+)/.exec(headers.get("keep-alive") ?? "") ?? [];
  expect(Number(seconds)).toBeGreaterThan(60);
});

it("the server does not abort the slowest upload that is allowed", async () => {
  const { server } = await start(new Hono<BackendEnv>());
  expect(server).toHaveProperty("requestTimeout");
  expect(server.requestTimeout).toBeGreaterThan(uploadTimeout(resumeBytesLimit));
});
