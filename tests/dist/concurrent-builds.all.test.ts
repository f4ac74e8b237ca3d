import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readBuildRecord } from "../../site/settings/build-record.ts";
import { copyEmbeddedTemplate } from "../db/embedded-template.ts";
import { useProjectCopy } from "../project-fixture.ts";
import type { Program } from "../start-program.ts";
import { extractAttributes, extractInlineStyles } from "./read-dist.ts";

const { root, dist, dataDir, change, start } = useProjectCopy();

const otherDataDir = `${dataDir}-of-another`;
const OTHER_URL = "https://www.agency.example";
const PINNED = "embed/0.9.0/forms-0ldre1ea.js";

const build = (): Program => start("build/build.ts");

async function addressOf(server: Program): Promise<string> {
  const [, address = ""] = await server.until(/Ready: (\S+)/);
  return address;
}

function missingFiles(): string[] {
  const record = readBuildRecord(dist);
  const pages = ["index.html", "resume.html", "about.html", "404.html"];
  const scripts = pages.flatMap((page) =>
    extractAttributes(readFileSync(join(dist, page), "utf8"), "script", "src").filter((src) =>
      src.startsWith("/"),
    ),
  );
  const expected = [...Object.keys(record?.files ?? { "_build.json": 0 }), ...scripts, PINNED];
  return expected.filter((path) => !existsSync(join(dist, path)));
}

const isDeskFolder = (name: string): boolean => /^desk-[0-9a-f]{12}$/.test(name);

function leftovers(): string[] {
  const built = readdirSync(join(root, ".builds")).filter(
    (name) => !["build.lock", "code", "content.json"].includes(name),
  );
  return [
    ...built.filter((name) => !isDeskFolder(name)),
    ...built.filter(isDeskFolder).slice(1),
    ...listUnfinished(),
  ];
}

/** Lists scripts that are being compiled, or were when a build was killed. */
function listUnfinished(): string[] {
  const folder = join(root, ".cache/assets");
  return readdirSync(folder)
    .filter((name) => /-[0-9a-f]{8}$/.test(name))
    .map((name) => join(folder, name));
}

/** Whether the running build has written this file. */
const isWritten = (file: string): boolean =>
  readdirSync(join(root, ".builds")).some(
    (name) => name.startsWith("build-") && existsSync(join(root, ".builds", name, file)),
  );

async function killBuild(isReached: () => boolean, delay = 0): Promise<void> {
  const killedBuild = build();
  await expect.poll(isReached, { interval: 5, timeout: 120_000 }).toBe(true);
  await sleep(delay);
  await killedBuild.end("SIGKILL");
  expect(missingFiles(), killedBuild.output()).toEqual([]);
}

async function fetchStyles(url: string): Promise<string> {
  const response = await fetch(`${url}/about`);
  const [sheet = ""] = extractInlineStyles(await response.text());
  const hash = createHash("sha256").update(sheet).digest("base64");
  expect(response.headers.get("content-security-policy")).toContain(`'sha256-${hash}'`);
  return sheet;
}

// Each test continues with the builds and servers of those before it, because each build takes seconds.
describe("when builds and servers of one project run at the same time,", () => {
  let server: Program;
  let url: string;
  let servedStyles: string;

  beforeAll(async () => {
    mkdirSync(join(dist, "embed", "0.9.0"), { recursive: true });
    writeFileSync(join(dist, PINNED), "of partners");
    mkdirSync(otherDataDir);
    for (const folder of [dataDir, otherDataDir]) await copyEmbeddedTemplate(folder);
  });
  afterAll(() => server.end("SIGKILL"));

  it("one build waits for the other, and each leaves a complete site", async () => {
    const builds = [build(), build()];
    for (const { exitCode } of builds) await exitCode;
    const outputs = builds.map(({ output }) => output());
    for (const output of outputs) expect(output).toContain("Wrote");
    expect(outputs.filter((output) => output.includes("Waiting for another build"))).toHaveLength(1);
    expect(missingFiles()).toEqual([]);
    expect(leftovers()).toEqual([]);
  });

  it("a starting server restores missing and damaged pages, headers and scripts", async () => {
    const script = Object.keys(readBuildRecord(dist)?.files ?? {}).find((path) =>
      /^widgets\/lead-form.*\.js$/.test(path),
    );
    for (const path of ["resume.html", "_headers"]) rmSync(join(dist, path));
    writeFileSync(join(dist, "about.html"), "");
    writeFileSync(join(dist, String(script)), "cut off");
    server = start("start");
    url = await addressOf(server);
    expect(server.output()).toMatch(/^dist\/\S+ is missing or damaged\.$/m);
    for (const path of ["/resume", "/about", `/${script}`]) {
      const answer = await fetch(url + path);
      expect([path, answer.status]).toEqual([path, 200]);
      expect((await answer.text()).length).toBeGreaterThan(1000);
      if (path === "/about") expect(answer.headers.get("x-frame-options")).toBe("DENY");
    }
    expect(missingFiles()).toEqual([]);
    servedStyles = await fetchStyles(url);
  });

  it("a build killed while it writes pages or replaces the site leaves a complete site", async () => {
    await killBuild(() => isWritten("resume.html"));
    await killBuild(() => isWritten("_build.json"), Math.random() * 200);
  });

  it("a server rebuilds a site that was built for another URL, and reports this in one line", async () => {
    const otherServer = start("start", { SITE_URL: OTHER_URL, DATA_DIR: otherDataDir });
    try {
      await addressOf(otherServer);
      const lines = otherServer
        .output()
        .split("\n")
        .filter((line) => line.includes("SITE_URL"));
      expect(lines).toEqual([`dist/ was built with no SITE_URL, but this server has SITE_URL ${OTHER_URL}.`]);
      expect(readBuildRecord(dist)?.siteUrl).toBe(OTHER_URL);
    } finally {
      await otherServer.end();
    }
  });

  it("a build killed while it compiles scripts leaves a complete site, and a build an hour later leaves no leftovers", async () => {
    change("site/styles/base.css", /scroll-padding-top: \d+px/, "scroll-padding-top: 103px");
    await killBuild(() => listUnfinished().length > 0);
    // Other builds may run at the same time, so only old leftovers are removed.
    const anHourAgo = new Date(Date.now() - 3_601_000);
    expect(listUnfinished()).not.toEqual([]);
    for (const path of listUnfinished()) utimesSync(path, anHourAgo, anHourAgo);
    const next = build();
    await next.exitCode;
    expect(missingFiles()).toEqual([]);
    expect(leftovers().filter((name) => !name.startsWith("served-"))).toEqual([]);
    expect(next.output()).toContain("Restart it to serve this build");
    expect(next.output()).toMatch(
      /^dist\/ also contains files from earlier builds for .*https:\/\/www\.agency\.example, because .* To remove them, run `npm run build -- --prune`\.$/m,
    );
  });

  it("a build that fails on a damaged picture while it compiles scripts leaves no leftovers", async () => {
    mkdirSync(join(root, "site/public"), { recursive: true });
    const picture = join(root, "site/public/damaged.jpg");
    writeFileSync(picture, "no picture");
    rmSync(join(root, ".cache/assets"), { recursive: true });
    const failedBuild = build();
    expect(await failedBuild.exitCode).toBe(1);
    rmSync(picture);
    expect(failedBuild.output()).toContain("site/public/damaged.jpg");
    expect(leftovers().filter((name) => !name.startsWith("served-"))).toEqual([]);
  });

  it("builds do not affect a running server until it restarts", async () => {
    expect(await fetchStyles(url)).toBe(servedStyles);
    const [script = ""] = extractAttributes(await (await fetch(url)).text(), "script", "src");
    expect((await fetch(url + script)).status).toBe(200);
    expect(await (await fetch(`${url}/${PINNED}`)).text()).toBe("of partners");
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    expect((await fetch(`${url}/_build.json`)).status).toBe(404);
    await server.end();
    expect(leftovers()).toEqual([]);

    server = start("start");
    expect(await fetchStyles(await addressOf(server))).not.toBe(servedStyles);
    expect(server.output()).not.toContain("Building");
  });

  it("a development server reports in one line that a data folder is in use", async () => {
    const refusedServer = start("server/commands/dev.ts");
    await refusedServer.exitCode;
    expect(refusedServer.output().trim().split("\n")).toEqual([
      expect.stringMatching(/^The data folder .* is in use by process/),
    ]);
    await server.end();
    expect(leftovers()).toEqual([]);
  });
});
