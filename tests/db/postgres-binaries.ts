import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

function installedBinaries(): string | undefined {
  const folders: string[] = [];
  try {
    folders.push(execFileSync("pg_config", ["--bindir"], { encoding: "utf8", stdio: "pipe" }).trim());
  } catch {
    // pg_config is not installed, so try Debian's path.
  }
  const debian = "/usr/lib/postgresql";
  if (existsSync(debian)) folders.push(...readdirSync(debian).map((version) => join(debian, version, "bin")));
  return folders.find((folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres")));
}

function serverUser(): { uid: number; gid: number } | undefined | "none" {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ["postgres", "nobody"]) {
    try {
      const id = (flag: string) =>
        Number(execFileSync("id", [flag, name], { encoding: "utf8", stdio: "pipe" }));
      return { uid: id("-u"), gid: id("-g") };
    } catch {
      // No such user, so try the next name.
    }
  }
  return "none";
}

const binaries = installedBinaries();
const user = serverUser();

export const postgresSkipReason =
  binaries === undefined
    ? "no initdb was found (pg_config --bindir, /usr/lib/postgresql/*/bin)"
    : user === "none"
      ? "root cannot run it and there is neither a user postgres nor nobody"
      : undefined;

export function postgresProgram(name: string): string {
  if (binaries === undefined) throw new Error(postgresSkipReason);
  return join(binaries, name);
}

/** Returns the user to run PostgreSQL as, because it refuses to run as root; undefined for the current user. */
export function postgresUser(): { uid: number; gid: number } | undefined {
  if (user === "none") throw new Error(postgresSkipReason);
  return user;
}
