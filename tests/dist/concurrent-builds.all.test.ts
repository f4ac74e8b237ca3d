import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { readBuildRecord } from "../../site/settings/build-record.ts";
import { copyEmbeddedTemplate } from "../db/embedded-template.ts";
import { useProjectCopy } from "../project-fixture.ts";
import type { Program } from "../start-program.ts";
import { extractAttributes, extractInlineStyles } from "./read-dist.ts";

const { root, dist, dataDir, change, start } = useProjectCopy();

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
  const built = readdirSync(join(root, ".builds")).filter((name) => name !== "build.lock");
  return [
    ...built.filter((name) => !isDeskFolder(name)),
    ...built.filter(isDeskFolder).slice(1),
    ...readdirSync(join(root, ".cache")).filter((name) => name.startsWith("assets-")),
  ];
}

function changeStyles(pixels: number): void {
  change("site/styles/base.css", /scroll-padding-top: \d+px/, `scroll-padding-top: ${pixels}px`);
}

/** Makes the next build write all pages, but no scripts or styles, which would take twice as long. */
function changeTitle(title: string): void {
  change("content/_data/about.yaml", /^title: .*$/m, `title: ${title}`);
}

describe("when builds and servers of one project run at the same time,", () => {
  beforeAll(async () => {
    mkdirSync(join(dist, "embed", "0.9.0"), { recursive: true });
    writeFileSync(join(dist, PINNED), "of partners");
    await copyEmbeddedTemplate(dataDir);
    const first = build();
    await first.exitCode;
    expect(first.output()).toContain("Wrote");
  });

  it("one build waits for the other, and each leaves a complete site", async () => {
    changeTitle("Built twice");
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
    const server = start("server/commands/start.ts");
    const address = await addressOf(server);
    expect(server.output()).toMatch(/^dist\/\S+ is missing or damaged\.$/m);
    for (const path of ["/resume", "/about", `/${script}`]) {
      const answer = await fetch(address + path);
      expect([path, answer.status]).toEqual([path, 200]);
      expect((await answer.text()).length).toBeGreaterThan(1000);
      if (path === "/about") expect(answer.headers.get("x-frame-options")).toBe("DENY");
    }
    await server.end();
    expect(missingFiles()).toEqual([]);
  });

  it(
    "a build killed at any moment leaves the last site complete, and the next build leaves no leftovers",
    { timeout: 600_000 },
    async () => {
      changeTitle("Built completely");
      const startTime = performance.now();
      const completeBuild = build();
      await completeBuild.exitCode;
      const duration = performance.now() - startTime;
      const edits: [share: number, edit: () => void][] = [
        [0.4, () => changeStyles(110)],
        [0.7, () => changeTitle("Killed while pages are written")],
        [1, () => changeTitle("Killed at the end")],
      ];
      for (const [share, edit] of edits) {
        edit();
        const killedBuild = build();
        await sleep(duration * share * (0.9 + Math.random() / 10));
        await killedBuild.end("SIGKILL");
        expect(missingFiles(), killedBuild.output()).toEqual([]);
      }
      await build().exitCode;
      expect(missingFiles()).toEqual([]);
      expect(leftovers()).toEqual([]);
    },
  );

  it("a new build does not affect a running server until the server restarts", async () => {
    const server = start("server/commands/start.ts");
    try {
      const url = await addressOf(server);
      const fetchStyles = async () => {
        const response = await fetch(`${url}/about`);
        const [sheet = ""] = extractInlineStyles(await response.text());
        const hash = createHash("sha256").update(sheet).digest("base64");
        expect(response.headers.get("content-security-policy")).toContain(`'sha256-${hash}'`);
        return sheet;
      };
      const before = await fetchStyles();
      changeStyles(103);
      const next = build();
      await next.exitCode;
      expect(next.output()).toContain("Restart it to serve this build");
      expect(await fetchStyles()).toBe(before);
      const [script = ""] = extractAttributes(await (await fetch(url)).text(), "script", "src");
      expect((await fetch(url + script)).status).toBe(200);
      expect(await (await fetch(`${url}/${PINNED}`)).text()).toBe("of partners");
      expect((await fetch(`${url}/readyz`)).status).toBe(200);
      expect((await fetch(`${url}/_build.json`)).status).toBe(404);

      await server.end();
      const restartedServer = start("server/commands/start.ts");
      try {
        const page = await fetch(`${await addressOf(restartedServer)}/about`);
        const [sheet] = extractInlineStyles(await page.text());
        expect(sheet).not.toBe(before);
        expect(restartedServer.output()).not.toContain("Building");
      } finally {
        await restartedServer.end();
      }
    } finally {
      await server.end("SIGKILL");
    }
    expect(leftovers()).toEqual([]);
  });

  it("a server rebuilds a site that was built for another URL, and reports this in one line", async () => {
    const server = start("server/commands/start.ts", { SITE_URL: "https://www.agency.example" });
    try {
      await addressOf(server);
      const lines = server
        .output()
        .split("\n")
        .filter((line) => line.includes("SITE_URL"));
      expect(lines).toEqual([
        "dist/ was built with no SITE_URL, but this server has SITE_URL https://www.agency.example.",
      ]);
      expect(readBuildRecord(dist)?.siteUrl).toBe("https://www.agency.example");
    } finally {
      await server.end();
    }
  });

  it("a build lists the other URL whose releases it retains, and the option that removes them", async () => {
    const defaultUrlBuild = build();
    await defaultUrlBuild.exitCode;
    expect(defaultUrlBuild.output()).toMatch(
      /^dist\/ also contains files from earlier builds for .*https:\/\/www\.agency\.example, because .* To remove them, run `npm run build -- --prune`\.$/m,
    );
  });

  it("a development server does not change dist/, and reports in one line that a data folder is in use", async () => {
    const server = start("server/commands/start.ts");
    try {
      await addressOf(server);
      const before = readBuildRecord(dist);
      const refusedServer = start("server/commands/dev.ts");
      await refusedServer.exitCode;
      expect(refusedServer.output().trim().split("\n")).toEqual([
        expect.stringMatching(/^The data folder .* is in use by process/),
      ]);

      const otherDataDir = `${dataDir}-of-another`;
      mkdirSync(otherDataDir);
      await copyEmbeddedTemplate(otherDataDir);
      const dev = start("server/commands/dev.ts", { DATA_DIR: otherDataDir });
      expect((await fetch(await addressOf(dev))).status).toBe(200);
      expect(leftovers().filter((name) => name.startsWith("dev-") && !name.endsWith(".lock"))).toHaveLength(
        1,
      );
      await dev.end();
      expect(leftovers().filter((name) => name.startsWith("dev-"))).toEqual([]);
      expect(readBuildRecord(dist)).toEqual(before);
    } finally {
      await server.end();
    }
  });
});
