import { readFileSync } from "node:fs";
import { Hono } from "hono";
import { expect, it, vi } from "vitest";
import type { BackendEnv } from "../../../../../server/platform/serving/backend-env.ts";
import { RestError, toRestError } from "../../../../../server/api/rest/rest-error.ts";
import {
  logRequest,
  observeRequests,
  type RequestLogEntry,
} from "../../../../../server/http/health/metrics.ts";

const section = (title: string): string =>
  readFileSync("docs/operate/monitoring.md", "utf8").split(`## ${title}\n`)[1]?.split("\n## ")[0] ?? "";

it("docs/operate/monitoring.md describes every field of a log line", () => {
  const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  logRequest({
    id: "7F3K9QXM",
    method: "POST",
    route: "*",
    status: 429,
    milliseconds: 1,
    table: "contact_submissions",
    reason: "PT429",
  });
  const [line = ""] = write.mock.calls.map(([text]) => String(text));
  write.mockRestore();
  const fields = [...section("Read the log").matchAll(/^\| `(\w+)`/gm)].map(([, field]) => field);
  expect(fields).toEqual(Object.keys(JSON.parse(line) as object));
});

it("a log line contains a request's route, status and reason, but no visitor input", async () => {
  const entries: RequestLogEntry[] = [];
  const app = new Hono<BackendEnv>();
  app.use(observeRequests([(request) => entries.push(request)]));
  const restRoutes = new Hono<BackendEnv>();
  restRoutes.post("/leads", (context) => {
    context.set("route", "/rest/v1/leads");
    throw new RestError(429, "PT429", "Too many tries");
  });
  restRoutes.post("/no-key", (context) => context.text("", 401));
  restRoutes.onError((error, context) => context.json(toRestError(error).body, 429));
  app.route("/rest/v1", restRoutes);
  app.get("/about", (context) => context.text("about"));
  app.get("/kim-jones/", (context) => context.redirect("/kim-jones", 301));
  app.get("/files/:name", (context) => context.text("found"));
  app.post("/kim", (context) => context.text("", 413));
  app.post("/contact", (context) => context.redirect("/sent", 303));

  const requests: [method: string, path: string, route: string, status: number, reason?: string][] = [
    ["GET", "/about?email=kim@example.com", "/about", 200],
    ["GET", "/kim@example.com", "*", 404],
    ["POST", "/rest/v1/leads?name=kim", "/rest/v1/leads", 429, "PT429"],
    ["GET", "/rest/v1/kim", "/rest/v1/*", 404],
    ["POST", "/rest/v1/no-key", "/rest/v1/*", 401],
    ["POST", "/storage/v1/object/resumes/kim.pdf", "/storage/v1/object/*", 404],
    ["GET", "/kim-jones/", "*", 301],
    ["GET", "/files/kim%40example.com", "*", 200],
    ["GET", `/files/${"k".repeat(8_000)}`, "*", 200],
    ["POST", "/kim", "*", 413],
    ["POST", "/contact", "/contact", 303],
  ];
  const ids: (string | null)[] = [];
  for (const [method, path] of requests)
    ids.push((await app.request(path, { method })).headers.get("x-request-id"));

  expect(entries.map(({ route, status, reason }) => [route, status, reason])).toEqual(
    requests.map(([, , route, status, reason]) => [route, status, reason]),
  );
  expect(entries.map(({ id }) => id)).toEqual(ids);
  expect(new Set(ids).size).toBe(requests.length);
  for (const id of ids) expect(id).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
});
