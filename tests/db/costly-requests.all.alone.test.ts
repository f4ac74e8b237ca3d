import { afterAll, beforeAll, expect, it } from "vitest";
import { copyEmbeddedTemplate } from "./embedded-template.ts";
import { flood } from "./flood.ts";
import { measureUntil } from "./measure-until.ts";
import { percentile } from "./percentile.ts";
import { killProcess, parseReadyLine, startProcess, type ServerProcess } from "./server-process.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { watchSlowdown } from "./watch-slowdown.ts";

/**
 * Limits in milliseconds on an idle machine: for the 95th percentile of page latencies, and for the longest form
 * latency.
 */
const maxPageMs = 100;
const maxFormMs = 1_000;

const dataDir = temporaryFolder();
let server: ServerProcess;
beforeAll(async () => {
  await copyEmbeddedTemplate(dataDir);
  server = await startProcess(dataDir, { TRUST_PROXY: "1", KEEP_LIMITS: "1" });
});
afterAll(() => killProcess(server));

it("the server responds quickly to pages and honest forms while one address sends the costliest requests", async () => {
  // Warm up with one lead, so that the database has compiled its functions.
  await flood(parseReadyLine(server), 0, 1);
  const { pageLatencies, formLatencies, failedForms, attackStatuses, slowdown } = await measureUntil(
    (figures) =>
      percentile(figures.pageLatencies, 95) <= maxPageMs * figures.slowdown &&
      Math.max(...figures.formLatencies) <= maxFormMs * figures.slowdown,
    async () => {
      const readSlowdown = watchSlowdown([server.child.pid, process.pid]);
      const figures = await flood(parseReadyLine(server), 10, 8);
      return { ...figures, slowdown: readSlowdown() };
    },
  );
  expect(attackStatuses).not.toHaveProperty("500");
  expect(failedForms).toEqual([]);
  expect(formLatencies.length).toBeGreaterThan(8);
  expect(percentile(pageLatencies, 95)).toBeLessThanOrEqual(maxPageMs * slowdown);
  expect(Math.max(...formLatencies)).toBeLessThanOrEqual(maxFormMs * slowdown);
});
