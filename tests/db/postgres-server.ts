import { execFileSync, spawn } from "node:child_process";
import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { postgresMissing, postgresProgram, postgresUser } from "./postgres-binaries.ts";

/** A PostgreSQL server of the test's own, on a socket in a temporary folder. */
export interface PostgresServer {
  url: string;
  /** Ends the server at once, as a crash does, and starts it again on the same data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export { postgresMissing };

/**
 * Starts an empty server; `stop` removes it with all its data.
 * @param fsync off, since no test takes the machine's power away; a measurement needs it on
 */
export async function startPostgres(fsync: "on" | "off" = "off"): Promise<PostgresServer> {
  const user = postgresUser();
  const folder = mkdtempSync(join(tmpdir(), "pg-"));
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, "data");
  const options = { ...user, cwd: folder, stdio: "ignore" as const };
  const initdb = ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync", "--locale=C"];
  execFileSync(postgresProgram("initdb"), initdb, options);
  const settings = ["-k", folder, "-c", "listen_addresses=", "-c", `fsync=${fsync}`];
  const url = `postgres://postgres@localhost/postgres?host=${folder}`;
  const launch = async () => {
    const process = spawn(postgresProgram("postgres"), ["-D", data, ...settings], options);
    const stopped = new Promise((resolve) => process.once("exit", resolve));
    const end = async () => {
      process.kill("SIGQUIT");
      await stopped;
    };
    for (let attempt = 0; attempt < 200; attempt += 1) {
      const client = new pg.Client(url);
      try {
        await client.connect();
        await client.end();
        return end;
      } catch {
        await sleep(100);
      }
    }
    await end();
    throw new Error("PostgreSQL did not start");
  };
  let end = await launch();
  return {
    url,
    async restart() {
      await end();
      end = await launch();
    },
    async stop() {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
