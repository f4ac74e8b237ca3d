import { execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

/** A PostgreSQL server of the test's own, on a socket in a temporary folder. */
export interface PostgresServer {
  url: string;
  /** Ends the server at once, as a crash does, and starts it again on the same data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

function installedBinaries(): string | undefined {
  const folders: string[] = [];
  try {
    folders.push(execFileSync("pg_config", ["--bindir"], { encoding: "utf8", stdio: "pipe" }).trim());
  } catch {
    // Without pg_config the usual places remain.
  }
  const debian = "/usr/lib/postgresql";
  if (existsSync(debian)) folders.push(...readdirSync(debian).map((version) => join(debian, version, "bin")));
  return folders.find((folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres")));
}

/** PostgreSQL refuses to run as root, so root lends it another user. */
function serverUser(): { uid: number; gid: number } | undefined | "none" {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ["postgres", "nobody"]) {
    try {
      const id = (flag: string) =>
        Number(execFileSync("id", [flag, name], { encoding: "utf8", stdio: "pipe" }));
      return { uid: id("-u"), gid: id("-g") };
    } catch {
      // Try the next name.
    }
  }
  return "none";
}

const binaries = installedBinaries();
const user = serverUser();

/** Why there is no server to test with; undefined when there is. */
export const postgresMissing =
  binaries === undefined
    ? "no initdb was found (pg_config --bindir, /usr/lib/postgresql/*/bin)"
    : user === "none"
      ? "root cannot run it and there is neither a user postgres nor nobody"
      : undefined;

/**
 * Starts an empty server; `stop` removes it with all its data.
 * @param fsync off, since no test takes the machine's power away; a measurement needs it on
 */
export async function startPostgres(fsync: "on" | "off" = "off"): Promise<PostgresServer> {
  if (binaries === undefined || user === "none") throw new Error(postgresMissing);
  const folder = mkdtempSync(join(tmpdir(), "pg-"));
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, "data");
  const options = { ...user, cwd: folder, stdio: "ignore" as const };
  const initdb = ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync", "--locale=C"];
  execFileSync(join(binaries, "initdb"), initdb, options);
  const settings = ["-k", folder, "-c", "listen_addresses=", "-c", `fsync=${fsync}`];
  const url = `postgres://postgres@localhost/postgres?host=${folder}`;
  const programs = binaries;
  const launch = async () => {
    const process = spawn(join(programs, "postgres"), ["-D", data, ...settings], options);
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
