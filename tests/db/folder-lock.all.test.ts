import { spawnSync } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { beforeEach, describe, expect, it } from "vitest";
import { dataFolderPaths } from "../../server/data/files/data-folder.ts";
import { connectRunningServer } from "../../server/operator/api/running-server.ts";
import { readAllRows } from "./read-all-rows.ts";
import { useDataFolder } from "./data-folder-fixture.ts";
import { copyEmbeddedTemplate } from "./embedded-template.ts";
import { sendRaw } from "./raw-request.ts";
import { killProcess, parseReadyLine, type ServerProcess } from "./server-process.ts";

const folder = useDataFolder();

/** Runs a command in a new PID namespace, as in a container, and kills it when `unshare` exits. */
const container = ["unshare", "--pid", "--fork", "--mount-proc", "--kill-child"];
const canUnshare = spawnSync(container[0] ?? "", [...container.slice(1), "true"]).status === 0;
if (!canUnshare)
  console.log("Servers in containers: skipped, only root on Linux can make process namespaces.");

describe.skipIf(!canUnshare)("two servers in containers that share a data folder", () => {
  beforeEach(() => copyEmbeddedTemplate(folder.path));

  const start = () => folder.start(container);
  const isReady = ({ line }: ServerProcess) => line.startsWith("{");
  const inUse = /^The data folder \S+ is in use by process 1 on \S+\. Stop that process, or set DATA_DIR/;
  async function send(server: ServerProcess, count: number): Promise<string[]> {
    const { url, key } = parseReadyLine(server);
    const ids = Array.from({ length: count }, () => crypto.randomUUID());
    for (const id of ids) {
      // A resumed server closes idle connections, so open a new one.
      const { status } = await sendRaw(url, {
        path: "/rest/v1/salary_report_downloads",
        headers: [`apikey: ${key}`, "content-type: application/json"],
        body: JSON.stringify({ id, email: "kim@example.com" }),
      });
      expect(status).toBe(201);
    }
    return ids;
  }
  const server = () => connectRunningServer(dataFolderPaths(folder.path));
  const stored = async () =>
    (await readAllRows((await server()).rows, "salary_report_downloads")).map(({ id }) => String(id)).sort();
  async function takeOver(): Promise<ServerProcess> {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const server = await start();
      if (isReady(server)) return server;
      expect(server.line).toMatch(inUse);
      await sleep(500);
    }
    throw new Error("Nobody could take the folder over");
  }

  it("start one at a time: the second is rejected even while the first is suspended, and has all rows once the first is killed", async () => {
    const first = await start();
    const ids = await send(first, 5);
    const group = -(first.child.pid ?? 0);
    process.kill(group, "SIGSTOP");
    const delayedIds = send(first, 5);
    await sleep(3_000);
    expect((await start()).line).toMatch(inUse);
    process.kill(group, "SIGCONT");
    ids.push(...(await delayedIds));
    expect(await stored()).toEqual([...ids].sort());
    await killProcess(first);
    const second = await takeOver();
    ids.push(...(await send(second, 5)));
    expect(await stored()).toEqual([...ids].sort());
  });
});
