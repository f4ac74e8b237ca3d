import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findFreePort } from "../find-free-port.ts";
import { insertLead } from "./insert-lead.ts";
import { runFailingStart } from "./run-failing-start.ts";
import { makeDataFolder, startSite, type RunningSite } from "./start-site.ts";
import { isFullRun } from "../is-full-run.ts";

let site: RunningSite;
let spareFolder: string;
const scratch = mkdtempSync(join(tmpdir(), "ridgebeam-start-"));

beforeAll(async () => {
  site = await startSite({}, { hasEmptyDataFolder: true });
  spareFolder = await makeDataFolder({ hasEmptyDataFolder: true });
});

afterAll(async () => {
  await site.stop();
  for (const folder of [spareFolder, scratch]) rmSync(folder, { recursive: true, force: true });
});

test("npm start fills an empty data folder, and the site and its backend respond", async () => {
  expect((await fetch(site.url)).status).toBe(200);
  expect(await site.rows("contact_submissions")).toEqual([]);
});

async function expectRefusal(
  env: Record<string, string>,
  line: RegExp,
  dataDir = spareFolder,
): Promise<void> {
  const { code, output, errors } = await runFailingStart(dataDir, env);
  expect(errors.trim()).toMatch(line);
  expect(errors.trim().split("\n")).toHaveLength(1);
  expect(output).not.toContain("Ready");
  expect(code).toBe(1);
}

test.runIf(isFullRun)("npm start reports that a port is in use", async () => {
  await expectRefusal(
    { PORT: new URL(site.url).port },
    /^PORT is "\d+"; expected a port that no other program/,
  );
});

test.runIf(isFullRun)("npm start reports an invalid port", async () => {
  await expectRefusal({ PORT: "abc" }, /^PORT is "abc"; expected a number from 0 to 65535/);
});

test.runIf(isFullRun)("npm start reports an invalid SITE_URL", async () => {
  await expectRefusal({ SITE_URL: "foo" }, /^SITE_URL is "foo"; expected a URL such as https:/);
});

test.runIf(isFullRun)("npm start reports a HOST that is not an address of this machine", async () => {
  await expectRefusal(
    { HOST: "203.0.113.1" },
    /^HOST is "203\.0\.113\.1"; expected an IP address of this machine/,
  );
  await expectRefusal(
    { HOST: "example.com" },
    /^HOST is "example\.com"; expected an address of this machine/,
  );
});

test.runIf(isFullRun)(
  "the server is not reachable from other machines when it is behind a local proxy",
  async () => {
    const externalInterface = Object.values(networkInterfaces())
      .flat()
      .find((address) => address?.family === "IPv4" && !address.internal);
    const siteBehindProxy = await startSite({ TRUST_PROXY: "1" });
    try {
      expect((await fetch(siteBehindProxy.url)).status).toBe(200);
      if (externalInterface === undefined) return;
      const { port } = new URL(siteBehindProxy.url);
      await expect(fetch(`http://${externalInterface.address}:${port}`)).rejects.toThrow();
      expect((await fetch(`http://${externalInterface.address}:${new URL(site.url).port}`)).status).toBe(200);
    } finally {
      await siteBehindProxy.stop();
    }
  },
);

test("the server reports readiness, logs requests without their content, and serves metrics to its own machine", async () => {
  const metricsPort = await findFreePort();
  const siteWithMetrics = await startSite({
    METRICS_PORT: String(metricsPort),
    BACKUP_DIR: join(scratch, "watched-backups"),
  });
  try {
    for (const path of ["/healthz", "/readyz"]) {
      const answer = await fetch(siteWithMetrics.url + path);
      expect([answer.status, await answer.text(), answer.headers.get("cache-control")]).toEqual([
        200,
        "ok",
        "no-store",
      ]);
    }
    const { headers } = await fetch(`${siteWithMetrics.url}/about?email=kim@example.com`);
    await fetch(`${siteWithMetrics.url}/kim@example.com`);
    expect((await fetch(`${siteWithMetrics.url}/rest/v1/kim`)).status).toBe(401);
    const readLines = () =>
      siteWithMetrics
        .output()
        .split("\n")
        .slice(0, -1)
        .filter((line) => line.startsWith("{"));
    // The log arrives asynchronously through a pipe.
    await expect.poll(() => readLines().length).toBe(5);
    const lines = readLines().map(
      (line) => JSON.parse(line) as { id: string; route: string; status: number },
    );
    expect(lines.map(({ route, status }) => [route, status])).toEqual([
      ["/healthz", 200],
      ["/readyz", 200],
      ["/about", 200],
      ["*", 404],
      ["/rest/v1/*", 401],
    ]);
    expect(headers.get("x-request-id")).toBe(lines[2]?.id);
    expect(siteWithMetrics.output()).not.toContain("kim@");

    const figures = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    expect(figures).toContain(
      'http_request_duration_seconds_count{method="GET",route="site",status="200"} 1',
    );
    expect(figures).toMatch(/^ridgebeam_disk_free_bytes \d+/m);
    expect(figures).not.toMatch(/^ridgebeam_not_ready\{/m);
    const texts = ["server/deploy/alerts.yaml", "docs/operate/monitoring.md"];
    const metricNames = texts.flatMap(
      (file) => readFileSync(file, "utf8").match(/\b(?:ridgebeam|http)_\w+/g) ?? [],
    );
    expect(metricNames.length).toBeGreaterThan(15);
    for (const name of metricNames) expect(figures).toContain(`# TYPE ${name.replace(/_count$/, "")} `);
  } finally {
    await siteWithMetrics.stop();
  }
});

test("npm start reports that another server uses the data folder, and the other server continues", async () => {
  await expectRefusal({}, new RegExp(site.dataDir), site.dataDir);
  expect((await fetch(site.url)).status).toBe(200);
});

test.runIf(isFullRun)("npm start reports a data folder that is not writable", async () => {
  const file = join(scratch, "file");
  writeFileSync(file, "");
  await expectRefusal({}, /^Cannot write to the data folder .*set DATA_DIR/, join(file, "data"));
});

test.runIf(isFullRun)(
  "npm start exits and releases the data folder if it fails after opening the database",
  async () => {
    const operatorPath = join(spareFolder, "operator.json");
    mkdirSync(operatorPath);
    await expectRefusal({}, /^Cannot write to the data folder .*operator\.json/);
    rmSync(operatorPath, { recursive: true });
  },
);

test.runIf(isFullRun)(
  "an email folder that is not writable is reported, and pauses emails without losing any",
  async () => {
    const server = await startSite();
    const folder = join(server.dataDir, "mail");
    try {
      rmSync(folder, { recursive: true, force: true });
      writeFileSync(folder, "");
      await insertLead(server);
      await expect
        .poll(() => server.output(), { timeout: 15_000 })
        .toContain("Deliveries by mail are paused");
      expect(server.output()).toContain(`Cannot write email to ${folder}`);
      await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(503);
    } finally {
      await server.stop();
    }
  },
);
