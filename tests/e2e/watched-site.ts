import { mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import { cleanEnvironment } from "../clean-environment.ts";
import { copyEmbeddedTemplate } from "../db/embedded-template.ts";
import { findFreePort } from "../find-free-port.ts";
import { NODE_ARGUMENTS } from "../node-arguments.ts";
import { startProgram } from "../start-program.ts";

/** What an attack could leave behind in a server's process. */
interface Resources {
  /** Without the files of the database: PostgreSQL opens each of its files once, when it first needs it, and keeps it open. */
  descriptors: number;
  /** Open sockets, servers and pipes, as Node.js counts them. */
  handles: number;
  timers: number;
  /** Resident memory in MiB. */
  memory: number;
}

/**
 * How much more a server may use after an attack than before the first one: the connection that reads the metrics, a file
 * that is being served, and the heap that V8 keeps.
 */
const TOLERANCE: Resources = { descriptors: 4, handles: 4, timers: 4, memory: 64 };

/** How long the server may take to close what an attack has opened, in milliseconds: on a busy machine, many times as long as it takes. */
const GRACE_MS = 30_000;

/**
 * The same for a reader that stops. It is disconnected after 60 to 120 s, because Node.js starts to count again if the
 * system has taken a part of the response.
 */
export const READER_GRACE_MS = 150_000;

/** A server without `/proc` cannot be watched. */
export const canWatch = process.platform === "linux";

export type WatchedSite = Awaited<ReturnType<typeof startWatchedSite>>;

/** Starts the site as an operator would, with few file descriptors, and watches its resources. */
export async function startWatchedSite(env: Record<string, string> = {}, descriptorLimit = 1024) {
  const dataDir = mkdtempSync(join(tmpdir(), "ridgebeam-e2e-"));
  await copyEmbeddedTemplate(dataDir);
  const metricsPort = await findFreePort();
  const command = [process.execPath, ...NODE_ARGUMENTS, "start"];
  const program = startProgram("sh", ["-c", `ulimit -n ${descriptorLimit} && exec "$@"`, "sh", ...command], {
    env: cleanEnvironment({ DATA_DIR: dataDir, PORT: "0", METRICS_PORT: String(metricsPort), ...env }),
  });
  const [, url = ""] = await program.until(/Ready: (\S+)/);
  const folder = `/proc/${program.child.pid ?? 0}`;
  const databaseFolder = join(dataDir, "pglite");
  /** Returns what the open descriptors name: files, sockets and pipes. */
  const listDescriptors = (): string[] =>
    readdirSync(`${folder}/fd`).flatMap((descriptor) => {
      try {
        return [readlinkSync(`${folder}/fd/${descriptor}`)];
      } catch {
        // Closed since the folder was read.
        return [];
      }
    });
  const read = async (): Promise<Resources> => {
    const response = await fetch(`http://127.0.0.1:${metricsPort}/metrics`, {
      headers: { connection: "close" },
    });
    const metrics = await response.text();
    const metric = (name: string): number | undefined => {
      const [, value] = new RegExp(`^${name} (\\S+)$`, "m").exec(metrics) ?? [];
      return value === undefined ? undefined : Number(value);
    };
    const handles = metric("nodejs_active_handles_total");
    if (handles === undefined || !metrics.includes("TYPE nodejs_active_resources gauge"))
      throw new Error(`The metrics lack Node.js's resources:\n${metrics}`);
    return {
      descriptors: listDescriptors().filter((name) => !name.startsWith(databaseFolder)).length,
      handles,
      // A kind of resource that is not in use has no metric.
      timers: metric('nodejs_active_resources\\{type="Timeout"\\}') ?? 0,
      memory: Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`${folder}/status`, "utf8"))?.[1]) / 1024,
    };
  };
  const listExcess = async (baseline: Resources): Promise<string[]> => {
    const now = await read();
    const excess = (Object.keys(baseline) as (keyof Resources)[])
      .filter((kind) => now[kind] > baseline[kind] + TOLERANCE[kind])
      .map((kind) => `${kind}: ${Math.round(now[kind])}, before: ${Math.round(baseline[kind])}`);
    const databaseFiles = listDescriptors().filter((name) => name.startsWith(databaseFolder));
    const opened = new Set(databaseFiles);
    if (opened.size < databaseFiles.length)
      excess.push(`files of the database: ${databaseFiles.length} descriptors of ${opened.size} files`);
    return excess;
  };
  let baseline: Resources | undefined;
  return {
    url,
    dataDir,
    program,
    /**
     * Runs an attack, and expects that the server is ready afterwards and uses no more than before the first attack.
     * @returns what the attack returns
     */
    async endure<Result>(attack: () => Promise<Result>, graceMs = GRACE_MS): Promise<Result> {
      baseline ??= await read();
      const result = await attack();
      const end = performance.now() + graceMs;
      while ((await listExcess(baseline)).length > 0 && performance.now() < end) await sleep(500);
      const excess = await listExcess(baseline);
      // Do not blame the next attack.
      if (excess.length > 0) baseline = undefined;
      expect(excess).toEqual([]);
      expect((await fetch(`${url}/readyz`)).status).toBe(200);
      return result;
    },
    stop: async () => {
      await program.end();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
