import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, describe, expect, it } from "vitest";
import { copyEmbeddedTemplate } from "./embedded-template.ts";
import { runSubmissions } from "../run-command.ts";
import { serveBackend } from "./served-backend.ts";
import { killProcess, startProcess, type ServerProcess } from "./server-process.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const isMissing = spawnSync("faketime", ["--version"]).error !== undefined;
if (isMissing) console.log("Retention under a moved clock: skipped; it needs the program faketime.");

const dataDir = temporaryFolder();
let server: ServerProcess | undefined;
afterAll(async () => {
  if (server) await killProcess(server);
});

describe.skipIf(isMissing)("a server whose clock shows another day", () => {
  const emails = async () => {
    const { output } = await runSubmissions(["salary_report_downloads", "--json"], { DATA_DIR: dataDir });
    return (JSON.parse(output) as { email: string }[]).map(({ email }) => email);
  };

  async function runOn(days: number): Promise<void> {
    const faketimeCommand = ["faketime", "-f", `+${days}d`];
    server = await startProcess(dataDir, { FAKETIME_DONT_FAKE_MONOTONIC: "1" }, faketimeCommand);
    // The daily job runs on startup and takes only milliseconds. The shutdown waits for it.
    await sleep(500);
    process.kill(-server.child.pid!, "SIGTERM");
    // Wait until the server itself has closed its output: faketime is only its parent.
    await once(server.child, "close");
  }

  it("lists what is due on the first day, and deletes exactly that on the second", async () => {
    await copyEmbeddedTemplate(dataDir);
    const backend = await serveBackend({ dataDir });
    await backend.database.query(
      `insert into public.salary_report_downloads (email, created_at)
       select 'n' || n || '@example.com', now() - make_interval(months => n) from generate_series(0, 11) n`,
    );
    await backend.database.run("update private.retention set listed_at = null");
    await backend.close();
    const all = Array.from({ length: 12 }, (_, n) => `n${n}@example.com`);

    await runOn(20);
    expect((await emails()).sort()).toEqual([...all].sort());
    await runOn(40);
    expect((await emails()).sort()).toEqual(all.slice(0, -1).sort());
  });
});
