import { execFileSync, spawn } from "node:child_process";
import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { migrate } from "../../server/data/database/migrate.ts";
import { openPostgres } from "../../server/data/database/open-postgres.ts";
import { postgresSkipReason, postgresProgram, postgresUser } from "./postgres-binaries.ts";
import { copyTemplate } from "./template-folder.ts";

export type PostgresServer = Awaited<ReturnType<typeof serve>>;

export { postgresSkipReason };

/**
 * Starts an empty PostgreSQL server. Its `stop` also deletes its data.
 * @param fsync off by default, since no test simulates a power failure; benchmarks turn it on
 */
export async function startPostgres(fsync: "on" | "off" = "off"): Promise<PostgresServer> {
  const folder = makeFolder();
  initialize(join(folder, "data"));
  return serve(folder, fsync);
}

export async function startMigratedPostgres(): Promise<PostgresServer> {
  const folder = makeFolder();
  const version = execFileSync(postgresProgram("postgres"), ["--version"], { encoding: "utf8" });
  await copyTemplate(folder, "postgres", version, async (template) => {
    changeOwner(template);
    initialize(join(template, "data"));
    const { end } = await launch(template, "off");
    const database = await openPostgres(addressOf(template));
    await migrate(database);
    await database.close();
    await end("SIGINT");
  });
  return serve(folder, "off");
}

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "pg-"));
  changeOwner(folder);
  return folder;
}

function changeOwner(folder: string): void {
  const user = postgresUser();
  if (user) chownSync(folder, user.uid, user.gid);
}

function initialize(data: string): void {
  const options = ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync", "--locale=C"];
  execFileSync(postgresProgram("initdb"), options, { ...postgresUser(), cwd: tmpdir(), stdio: "ignore" });
}

const addressOf = (folder: string): string => `postgres://postgres@localhost/postgres?host=${folder}`;

async function launch(
  folder: string,
  fsync: "on" | "off",
): Promise<{ end: (signal: NodeJS.Signals) => Promise<unknown> }> {
  // Raise `max_connections`, since each suite that shares the server uses ten connections.
  const settings = ["-D", join(folder, "data"), "-k", folder, "--listen_addresses=", "--max_connections=300"];
  const options = { ...postgresUser(), cwd: folder, stdio: "ignore" as const };
  const process = spawn(postgresProgram("postgres"), [...settings, `--fsync=${fsync}`], options);
  const exit = new Promise((resolve) => process.once("exit", resolve));
  const end = (signal: NodeJS.Signals): Promise<unknown> => {
    process.kill(signal);
    return exit;
  };
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const client = new pg.Client(addressOf(folder));
    try {
      await client.connect();
      await client.end();
      return { end };
    } catch {
      await sleep(100);
    }
  }
  await end("SIGQUIT");
  throw new Error("PostgreSQL did not start");
}

async function serve(folder: string, fsync: "on" | "off") {
  let { end } = await launch(folder, fsync);
  return {
    url: addressOf(folder),
    /** Kills the server, as a crash would, and restarts it on the same data. */
    async restart() {
      await end("SIGQUIT");
      ({ end } = await launch(folder, fsync));
    },
    async stop() {
      await end("SIGQUIT");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
