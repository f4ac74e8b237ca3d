import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { TemplateData } from "../../site/layouts/page.ts";
import { loadSite } from "../../site/model/loading/load-site.ts";
import postedFormStrings from "../../site/pages/posted-form-strings.11ty.tsx";
import { copyEmbeddedTemplate } from "./embedded-template.ts";
import { flood } from "./flood.ts";
import { measureUntil } from "./measure-until.ts";
import { percentile } from "./percentile.ts";
import { killProcess, parseReadyLine, startProcess, type ServerProcess } from "./server-process.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { readCpuTimes, watchSlowdown } from "./watch-slowdown.ts";

const maxRefusalCpuMs = 1_500;

/**
 * Limits in milliseconds on an idle machine: for the 95th percentile of page latencies, and for the longest form
 * latency.
 */
const maxPageMs = 100;
const maxFormMs = 1_000;

const dataDir = temporaryFolder();
const siteFolder = temporaryFolder();
let server: ServerProcess;
beforeAll(async () => {
  await copyEmbeddedTemplate(dataDir);
  writeFileSync(join(siteFolder, "resume.html"), `<form><input name="resume" type="file"></form>`);
  mkdirSync(join(siteFolder, "sent"));
  const site = loadSite(process.cwd());
  writeFileSync(join(siteFolder, "sent/texts.json"), postedFormStrings.render({ site } as TemplateData));
  server = await startProcess(dataDir, { TRUST_PROXY: "1", KEEP_LIMITS: "1", SITE_FOLDER: siteFolder });
});
afterAll(() => killProcess(server));

it("the server responds quickly to pages and honest forms while one address sends the costliest requests", async () => {
  const page = "/about";
  // Warm up with one lead, so that the database has compiled its functions.
  await flood(parseReadyLine(server), page, 0, 1);
  const { pageLatencies, formLatencies, failedForms, attackStatuses, slowdown } = await measureUntil(
    (figures) =>
      percentile(figures.pageLatencies, 95) <= maxPageMs * figures.slowdown &&
      Math.max(...figures.formLatencies) <= maxFormMs * figures.slowdown,
    async () => {
      const readSlowdown = watchSlowdown([server.child.pid, process.pid]);
      const figures = await flood(parseReadyLine(server), page, 10, 8);
      return { ...figures, slowdown: readSlowdown() };
    },
  );
  expect(attackStatuses).not.toHaveProperty("500");
  expect(failedForms).toEqual([]);
  expect(formLatencies.length).toBeGreaterThan(8);
  expect(percentile(pageLatencies, 95)).toBeLessThanOrEqual(maxPageMs * slowdown);
  expect(Math.max(...formLatencies)).toBeLessThanOrEqual(maxFormMs * slowdown);
});

it
  .skipIf(process.platform !== "linux")
  .each(["/resume", "/storage/v1/object/resumes/1700000000000_parts.pdf"])(
  "the server stops reading a 15 MB form of empty parts after the first parts, at %s",
  async (path) => {
    const { url, key } = parseReadyLine(server);
    const part = '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n';
    const body = Buffer.from(part.repeat(15_000_000 / part.length));
    const headers = { "content-type": "multipart/form-data; boundary=x", apikey: key };
    const processes = [server.child.pid ?? 0];
    const before = readCpuTimes(processes).ran;
    const pages: number[] = [];
    let isAttackOver = false;
    const read = async (): Promise<void> => {
      while (!isAttackOver) {
        const started = performance.now();
        await (await fetch(url)).text();
        pages.push(performance.now() - started);
      }
    };
    const readSlowdown = watchSlowdown([...processes, process.pid]);
    const reading = read();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => fetch(url + path, { method: "POST", headers, body })),
    );
    isAttackOver = true;
    await reading;
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
    expect((readCpuTimes(processes).ran - before) / 1e6).toBeLessThan(maxRefusalCpuMs);
    expect(percentile(pages, 95)).toBeLessThanOrEqual(maxPageMs * readSlowdown());
  },
);
