import { spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { vi } from "vitest";
import { withDatabase } from "../create-database.ts";
import { postgresUser } from "../postgres-binaries.ts";
import { readDocumentedBlock } from "./read-documented-block.ts";
import { findFreePort } from "../../find-free-port.ts";
import { findProgram } from "../../find-program.ts";

/** Starts PgBouncer in transaction mode, configured as in docs/deploy/several-servers.md. */
export async function startPgbouncer(host: string) {
  const user = postgresUser();
  const folder = mkdtempSync(join(tmpdir(), "pgbouncer-"));
  const port = await findFreePort();
  const config = join(folder, "pgbouncer.ini");
  const users = join(folder, "users");
  writeFileSync(users, '"postgres" ""\n');
  const writeConfig = (to: string) =>
    writeFileSync(
      config,
      readDocumentedBlock("ini", "pool_mode = transaction", [
        ["host=10.0.0.21 port=5432 dbname=ridgebeam", `host=${to} port=5432 dbname=postgres`],
        ["listen_port = 6432", `listen_port = ${port}\nunix_socket_dir =`],
        ["auth_type = scram-sha-256", "auth_type = trust"],
        ["/etc/pgbouncer/userlist.txt", users],
      ]),
    );
  writeConfig(host);
  if (user) for (const path of [folder, config, users]) chownSync(path, user.uid, user.gid);
  const child = spawn(findProgram("pgbouncer") ?? "", ["-q", config], { ...user, stdio: "ignore" });
  const url = `postgres://postgres@127.0.0.1:${port}/ridgebeam`;
  await vi.waitFor(() => withDatabase(url, (database) => database.query("select 1")), { timeout: 10_000 });
  return {
    url,
    /** Switches to the PostgreSQL server whose socket is in this folder. */
    switchTo(to: string) {
      writeConfig(to);
      child.kill("SIGHUP");
    },
    async stop() {
      const exit = once(child, "exit");
      if (child.exitCode === null && child.kill("SIGKILL")) await exit;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
