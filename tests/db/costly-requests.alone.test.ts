import { rmSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { copyEmbeddedTemplate } from "./embedded-template.ts";
import { flood } from "./flood.ts";
import { measureUntil } from "./measure-until.ts";
import { percentile } from "./percentile.ts";
import { killProcess, readyAt, startProcess, type ServerProcess } from "./server-process.ts";
import { temporaryFolder } from "./served-backend.ts";
import { watchSlowdown } from "./watch-slowdown.ts";

/** Milliseconds of all but one page in twenty, and of every form, on a machine that does nothing else. */
const longestPage = 100;
const longestForm = 1_000;

const dataDir = temporaryFolder();
let server: ServerProcess;
beforeAll(async () => {
  await copyEmbeddedTemplate(dataDir);
  server = await startProcess(dataDir, { TRUST_PROXY: "1", KEEP_LIMITS: "1" });
});
afterAll(async () => {
  await killProcess(server);
  rmSync(dataDir, { recursive: true, force: true });
});

it("keeps pages and honest forms quick while ten connections of one address send what costs most", async () => {
  const page = "/about";
  // The first lead waits until the database's code is compiled.
  await flood(readyAt(server), page, 0, 1);
  const { pages, forms, failedForms, attacks, slowdown } = await measureUntil(
    (figures) =>
      percentile(figures.pages, 95) <= longestPage * figures.slowdown &&
      Math.max(...figures.forms) <= longestForm * figures.slowdown,
    async () => {
      const readSlowdown = watchSlowdown([server.child.pid, process.pid]);
      const figures = await flood(readyAt(server), page, 10, 8);
      return { ...figures, slowdown: readSlowdown() };
    },
  );
  expect(attacks).not.toHaveProperty("500");
  expect(failedForms).toEqual([]);
  expect(forms.length).toBeGreaterThan(8);
  expect(percentile(pages, 95)).toBeLessThanOrEqual(longestPage * slowdown);
  expect(Math.max(...forms)).toBeLessThanOrEqual(longestForm * slowdown);
});
