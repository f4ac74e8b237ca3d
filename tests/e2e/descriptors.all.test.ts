import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { Agent, get, type IncomingMessage } from "node:http";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readBuiltFile } from "../dist/read-dist.ts";
import { canWatch, startWatchedSite, type WatchedSite } from "./watched-site.ts";

const LIMIT = 1024;

/** Only systems with this command can change the limit of a running process. */
const canLimit = canWatch && hasPrlimit();
if (!canLimit) console.log("A server without free descriptors: skipped, this system has no prlimit.");

function hasPrlimit(): boolean {
  try {
    return execFileSync("prlimit", ["--version"]).length > 0;
  } catch {
    return false;
  }
}

describe.skipIf(!canLimit)("a server whose descriptors are in use", () => {
  let site: WatchedSite;
  beforeAll(async () => {
    site = await startWatchedSite({}, LIMIT);
  });
  afterAll(() => site.stop());

  const pid = (): string => String(site.program.child.pid);
  const listOpen = (): string => readdirSync(`/proc/${pid()}/fd`).join(" ");

  /** Lists the descriptors once none has been opened or closed for two seconds: the first request for `/readyz` opens a hundred in the background. */
  async function listSettled(): Promise<Set<number>> {
    expect(await visit("/")).toMatchObject({ status: 200 });
    const isSettled = async (): Promise<boolean> => {
      const before = listOpen();
      for (let reading = 0; reading < 20; reading++) {
        await sleep(100);
        if (listOpen() !== before) return false;
      }
      return true;
    };
    await expect.poll(isSettled).toBe(true);
    return new Set(listOpen().split(" ").map(Number));
  }
  const setLimit = (limit: number): Buffer => execFileSync("prlimit", ["--pid", pid(), `--nofile=${limit}:`]);

  /** Sends requests on one connection, since a new one would need a descriptor. */
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  async function visit(path: string): Promise<{ status: number | undefined; body: string }> {
    const [response] = (await once(get(site.url + path, { agent }), "response")) as [IncomingMessage];
    let body = "";
    for await (const chunk of response.setEncoding("utf8")) body += chunk as string;
    return { status: response.statusCode, body };
  }

  it("is not ready from 80 % of the limit, and ready again below", async () => {
    await expect.poll(() => visit("/readyz")).toMatchObject({ status: 200 });
    setLimit(Math.floor((await listSettled()).size / 0.85));
    await expect.poll(() => visit("/readyz")).toMatchObject({ status: 503 });
    expect(await visit("/")).toMatchObject({ status: 200 });
    setLimit(LIMIT);
    await expect.poll(() => visit("/readyz")).toMatchObject({ status: 200 });
  });

  it("answers 503 for a page that it cannot open, never an empty one, and goes on afterwards", async () => {
    const open = await listSettled();
    // The limit applies to the number of a descriptor, and the system gives the lowest that is free.
    setLimit(
      Array.from({ length: LIMIT }, (_, number) => number).find((number) => !open.has(number)) ?? LIMIT,
    );
    for (const path of ["/services", "/about", "/resume", "/embed/v1.js", "/sitemap.xml"]) {
      const { status, body } = await visit(path);
      expect([path, status]).toEqual([path, 503]);
      expect(body).toContain("try again");
    }
    // The server still has this page in memory.
    expect(await visit("/")).toEqual({ status: 200, body: readBuiltFile("/index.html") });
    await expect.poll(() => visit("/readyz")).toMatchObject({ status: 503 });
    expect(await visit("/healthz")).toMatchObject({ status: 200 });
    setLimit(LIMIT);
    expect(await visit("/about")).toEqual({ status: 200, body: readBuiltFile("/about.html") });
    await expect.poll(() => visit("/readyz")).toMatchObject({ status: 200 });
    expect(site.program.child.exitCode).toBeNull();
  });
});
