import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, vi } from "vitest";
import { withDatabase } from "../create-database.ts";
import { postgresProgram, postgresUser } from "../postgres-binaries.ts";

const query = (url: string, sql: string) => withDatabase(url, (database) => database.query(sql));

/** Waits until a query returns a row. */
const waitFor = (url: string, sql: string) =>
  vi.waitFor(async () => expect(await query(url, sql)).toHaveLength(1), { timeout: 30_000, interval: 100 });

/** Returns the IDs of a server's processes, each of which is in its own process group. */
function processesOf({ pid }: ChildProcess): number[] {
  if (pid === undefined) return [];
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8");
  return [pid, ...children.split(" ").filter(Boolean).map(Number)];
}

function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

/** Starts a primary with synchronous replication: commits wait until the standby has synced them. */
export async function startPostgresPair() {
  const user = postgresUser();
  const folder = mkdtempSync(join(tmpdir(), "pg-pair-"));
  if (user) chownSync(folder, user.uid, user.gid);
  const options = { ...user, cwd: folder, stdio: "ignore" as const };
  const run = (program: string, ...args: string[]) => execFileSync(postgresProgram(program), args, options);

  const start = (name: string) => {
    const host = join(folder, `${name}-socket`);
    mkdirSync(host);
    if (user) chownSync(host, user.uid, user.gid);
    const settings = ["-k", host, "-c", "listen_addresses=", "-c", "fsync=off"];
    const child = spawn(postgresProgram("postgres"), ["-D", join(folder, name), ...settings], options);
    const signal = (what: NodeJS.Signals) => {
      for (const pid of processesOf(child)) sendSignal(pid, what);
    };
    return {
      /** Folder of the server's Unix socket, which clients use in place of a host name. */
      host,
      url: `postgres://postgres@localhost/postgres?host=${host}`,
      /** Suspends the server until `thaw`, to simulate a hung machine. */
      freeze: () => signal("SIGSTOP"),
      thaw: () => signal("SIGCONT"),
      /** Kills all of the server's processes at once, to simulate a failed machine. */
      async kill() {
        if (child.exitCode !== null || child.signalCode !== null) return;
        const exit = once(child, "exit");
        signal("SIGKILL");
        await exit;
      },
    };
  };

  const initdb = ["-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync", "--locale=C"];
  run("initdb", "-D", join(folder, "primary"), ...initdb);
  const primary = start("primary");
  await waitFor(primary.url, "select");
  const source = ["-h", primary.host, "-U", "postgres"];
  run("pg_basebackup", "-D", join(folder, "standby"), "-R", "-c", "fast", ...source);
  const standby = start("standby");
  await query(primary.url, "alter system set synchronous_standby_names = '*'");
  await query(primary.url, "select pg_reload_conf()");
  await waitFor(primary.url, "select from pg_stat_replication where sync_state = 'sync'");
  return {
    primary,
    standby,
    async promote() {
      await query(standby.url, "select pg_promote()");
      await waitFor(standby.url, "select where not pg_is_in_recovery()");
    },
    async stop() {
      await Promise.all([primary.kill(), standby.kill()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
