import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { BackendError } from "../../server/backend/backend-error.ts";
import { lockFolder } from "../../server/backend/files/folder-lock.ts";
import { openBackend } from "../../server/backend/open-backend.ts";
import { copyEmbeddedTemplate } from "./embedded-template.ts";
import { killProcess, readyAt, startProcess, type ServerProcess } from "./server-process.ts";
import { serveBackend, temporaryFolder } from "./served-backend.ts";

let dataDir: string;
let processes: ServerProcess[] = [];

beforeEach(() => {
  dataDir = temporaryFolder();
});
afterEach(async () => {
  for (const server of processes) await killProcess(server);
  processes = [];
  rmSync(dataDir, { recursive: true, force: true });
});

it("lets one of two rivals start, and tells the other in one line who holds the folder", async () => {
  await copyEmbeddedTemplate(dataDir);
  const rivals = await Promise.all([startProcess(dataDir), startProcess(dataDir)]);
  processes = rivals;
  const [winner] = rivals.filter(({ line }) => line.startsWith("{"));
  const [loser] = rivals.filter(({ line }) => !line.startsWith("{"));
  expect(loser?.line).toContain(
    `is in use by process ${winner?.child.pid}. Stop that process, or set DATA_DIR`,
  );
  const response = await fetch(`${readyAt(winner as ServerProcess).url}/rest/v1/contact_submissions`, {
    method: "POST",
  });
  expect(response.status).toBe(401);
});

it("keeps data over an orderly close and from other users of the machine, and applies no migration twice", async () => {
  const outer = dataDir;
  dataDir = join(dataDir, "made", "on", "first", "use");
  const first = await serveBackend({ dataDir });
  const id = crypto.randomUUID();
  await first.visitor.from("salary_report_downloads").insert({ id, email: "kim@example.com" });
  const count = "select count(*)::int as applied from supabase_migrations.schema_migrations";
  const before = await first.database.query(count);
  await first.close();
  expect(existsSync(join(dataDir, "operator.json"))).toBe(false);
  expect(statSync(dataDir).mode & 0o077).toBe(0);

  const second = await serveBackend({ dataDir });
  try {
    expect(await second.database.query(count)).toEqual(before);
    expect(await second.database.query("select id from public.salary_report_downloads")).toEqual([{ id }]);
    expect(second.publishableKey).toBe(first.publishableKey);
  } finally {
    await second.close();
    rmSync(outer, { recursive: true });
  }
});

it("gives exactly one of many rivals a folder whose holder is dead", async () => {
  const dead = { pid: process.pid, identity: "an earlier run of that number" };
  writeFileSync(join(dataDir, "lock-7"), JSON.stringify(dead));
  const attempts = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(dataDir)));
  const held = attempts.flatMap((attempt) => (attempt.status === "fulfilled" ? [attempt.value] : []));
  expect(held).toHaveLength(1);
  await held[0]?.release();
  await (await lockFolder(dataDir)).release();
});

const refusals: [string, () => Parameters<typeof openBackend>[0], RegExp][] = [
  [
    "a data folder that cannot be written",
    () => {
      writeFileSync(join(dataDir, "file"), "");
      return { dataDir: join(dataDir, "file", "data") };
    },
    /^Cannot write to the data folder .*file\/data .*Make it writable, or set DATA_DIR/,
  ],
  [
    "a database folder with strange content",
    () => {
      mkdirSync(join(dataDir, "pglite"));
      writeFileSync(join(dataDir, "pglite", "PG_VERSION"), "9.6\n");
      return { dataDir };
    },
    /^Cannot open the database in .*pglite.*Restore that folder/,
  ],
  [
    "an address of another kind",
    () => ({ dataDir, databaseUrl: "mysql://localhost/x" }),
    /^DATABASE_URL is not a Postgre/,
  ],
  [
    "a server that does not answer",
    () => ({ dataDir, databaseUrl: "postgres://someone:secret-word@127.0.0.1:9/site" }),
    /^Cannot use the database of DATABASE_URL \(127\.0\.0\.1:9\/site\): .*check that address/,
  ],
];

it.each(refusals)(
  "refuses %s in one line with the remedy, and gives the folder free",
  async (_case, options, message) => {
    const failure: unknown = await openBackend(options()).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(BackendError);
    expect((failure as Error).message).toMatch(message);
    expect((failure as Error).message).not.toMatch(/\n|secret-word/);
    await (await lockFolder(dataDir)).release();
  },
);
