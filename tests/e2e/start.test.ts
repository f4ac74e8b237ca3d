import { mkdirSync, readFileSync } from "node:fs";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { cleanEnvironment } from "../clean-environment.ts";
import { copyEmbeddedTemplate } from "../db/embedded-template.ts";
import { listHeaders } from "../dist/read-dist.ts";
import { findFreePort } from "../find-free-port.ts";
import { isFullRun } from "../is-full-run.ts";
import { startProgram, type Program } from "../start-program.ts";
import { runCommand } from "../run-command.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { readStoredRows } from "./read-stored-rows.ts";
import { startSite, type SiteFixture } from "./start-site.ts";
import { WASM_OPTIONS } from "../node-arguments.ts";
import { listMails } from "../list-mails.ts";

const sharedSite = inject("sharedSite");

async function post(address: string, tag: string, fields: Record<string, string>): Promise<number> {
  const page = await (await fetch(address)).text();
  const form = new RegExp(`<${tag}[^]*?</${tag}>`).exec(page)?.[0] ?? "";
  const [, trap = ""] = /name="([\w-]+-trap)"/.exec(form) ?? [];
  const body = new FormData();
  const [, kind = ""] = /name="form" value="([^"]*)"/.exec(form) ?? [];
  for (const [name, value] of Object.entries({ ...fields, form: kind, [trap]: "" })) body.set(name, value);
  return (await fetch(address, { method: "POST", body, headers: { origin: new URL(address).origin } }))
    .status;
}

async function expectWorkingForms({ url, dataDir }: SiteFixture): Promise<void> {
  const frame = await fetch(`${url}/embed/frame/lead-form?heading=Hello`);
  expect(frame.status).toBe(200);
  expect(await frame.text()).toContain('name="position"');

  const names = { firstName: "Dana", lastName: "Okafor", company: "Halvorsen Pike" };
  expect(await post(`${url}/`, "contact-form", { ...names, email: "dana@example.com" })).toBe(200);
  expect(await post(`${url}/`, "salary-report-form", { email: "kim@example.com" })).toBe(200);

  const listMailKinds = () =>
    listMails(join(dataDir, "mail"))
      .map((name) => name.split("_")[1])
      .sort();
  // A worker that runs every few seconds sends the emails.
  await expect
    .poll(listMailKinds, { timeout: 90_000 })
    .toEqual(["agency-lead", "agency-report-request", "sender-receipt", "sender-report"]);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
}

async function expectFailedStart(
  dataDir: string,
  env: Record<string, string>,
  message: RegExp,
): Promise<void> {
  const { code, output, errors } = await runCommand("start", [], { DATA_DIR: dataDir, PORT: "0", ...env });
  expect(errors.trim()).toMatch(message);
  expect(errors.trim().split("\n")).toHaveLength(1);
  expect(output).not.toContain("Ready");
  expect(code).toBe(1);
}

const dataFolder = temporaryFolder();
const backupFolder = temporaryFolder();
let program: Program;
let site: SiteFixture;
let metricsPort: number;

beforeAll(async () => {
  metricsPort = await findFreePort();
  program = startProgram("npm", ["start"], {
    env: cleanEnvironment({
      DATA_DIR: dataFolder,
      PORT: "0",
      METRICS_PORT: String(metricsPort),
      BACKUP_DIR: join(backupFolder, "watched-backups"),
      TRUST_PROXY: "1",
      ...WASM_OPTIONS,
    }),
  });
  const [, url = ""] = await program.until(/Ready: (\S+)/);
  site = { url, dataDir: dataFolder };
});
afterAll(() => program.end());

test("npm start with an empty data folder reports readiness, sends the built headers, logs requests without their content, and serves metrics to its own machine", async () => {
  expect(await readStoredRows({ DATA_DIR: site.dataDir }, "resume_submissions")).toEqual([]);
  for (const path of ["/healthz", "/readyz"]) {
    const answer = await fetch(site.url + path);
    expect([answer.status, await answer.text(), answer.headers.get("cache-control")]).toEqual([
      200,
      "ok",
      "no-store",
    ]);
  }
  const { headers } = await fetch(`${site.url}/about?email=kim@example.com`);
  for (const [name, value] of listHeaders("/about")) expect(headers.get(name), name).toBe(value);
  await fetch(`${site.url}/kim@example.com`);
  expect((await fetch(`${site.url}/rest/v1/kim`)).status).toBe(401);
  const readLines = () =>
    program
      .output()
      .split("\n")
      .slice(0, -1)
      .filter((line) => line.startsWith("{"))
      .map((line) => JSON.parse(line) as { id: string; route: string; status: number });
  // The log arrives asynchronously through a pipe.
  await expect.poll(() => readLines().length).toBe(5);
  const lines = readLines();
  expect(lines.map(({ route, status }) => [route, status])).toEqual([
    ["/healthz", 200],
    ["/readyz", 200],
    ["/about", 200],
    ["*", 404],
    ["/rest/v1/*", 401],
  ]);
  expect(headers.get("x-request-id")).toBe(lines[2]?.id);
  expect(program.output()).not.toContain("kim@");

  const figures = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  expect(figures).toContain('http_request_duration_seconds_count{method="GET",route="site",status="200"} 1');
  expect(figures).toMatch(/^ridgebeam_disk_free_bytes \d+/m);
  expect(figures).not.toMatch(/^ridgebeam_not_ready\{/m);
  const texts = ["server/deploy/alerts.yaml", "docs/operate/monitoring.md"];
  const metricNames = texts.flatMap(
    (file) => readFileSync(file, "utf8").match(/\b(?:ridgebeam|http)_\w+/g) ?? [],
  );
  expect(metricNames.length).toBeGreaterThan(15);
  for (const name of metricNames) expect(figures).toContain(`# TYPE ${name.replace(/_count$/, "")} `);
});

test("frames, forms and emails work, and a server behind a local proxy is not reachable from other machines", async () => {
  await expectWorkingForms(site);
  const externalInterface = Object.values(networkInterfaces())
    .flat()
    .find((address) => address?.family === "IPv4" && !address.internal);
  if (externalInterface === undefined) return;
  const fetchFromOutside = (url: string) => fetch(`http://${externalInterface.address}:${new URL(url).port}`);
  await expect(fetchFromOutside(site.url)).rejects.toThrow();
  expect((await fetchFromOutside(sharedSite.url)).status).toBe(200);
});

test.runIf(isFullRun)("the shell's NODE_ENV has no effect", async () => {
  const server = await startSite({ NODE_ENV: "development" });
  try {
    await expectWorkingForms(server);
  } finally {
    await server.stop();
  }
});

test("npm start reports that another server uses the data folder, and the other server continues", async () => {
  await expectFailedStart(sharedSite.dataDir, {}, new RegExp(sharedSite.dataDir));
  expect((await fetch(sharedSite.url)).status).toBe(200);
});

test.runIf(isFullRun)(
  "npm start reports an invalid setting, a port in use, and a data folder that is not writable, and exits",
  async () => {
    const folder = temporaryFolder();
    await expectFailedStart(folder, { SITE_URL: "foo" }, /^SITE_URL is "foo"; expected a URL such as https:/);
    await copyEmbeddedTemplate(folder);
    const { port } = new URL(sharedSite.url);
    await expectFailedStart(
      folder,
      { PORT: port },
      /^Port \d+ is in use: is it running already\? Another port: PORT=\d+ npm start$/,
    );
    // The database is already open when this fails.
    mkdirSync(join(folder, "operator.json"));
    await expectFailedStart(folder, {}, /^Cannot write to the data folder .*operator\.json/);
  },
);
