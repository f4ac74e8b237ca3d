import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { withDatabase } from "../create-database.ts";
import { postgresSkipReason } from "../postgres-binaries.ts";
import { startS3 } from "../s3-server.ts";
import { killProcess, parseReadyLine, startProcess } from "../server-process.ts";
import { startBalancer } from "./balancer.ts";
import { findProgram } from "../../find-program.ts";
import { startPgbouncer } from "./pgbouncer.ts";
import { startPostgresPair } from "./postgres-pair.ts";
import type { VisitorRecord } from "./visitors.ts";

export const machinesSkipReason =
  (process.platform === "linux" ? undefined : "only Linux has all the addresses and processes it needs") ??
  postgresSkipReason ??
  ["nginx", "pgbouncer"]
    .filter((name) => findProgram(name) === undefined)
    .map((name) => `${name} is not installed (Debian: apt-get install ${name})`)[0];

export type Machines = Awaited<ReturnType<typeof startMachines>>;

export const addressOf = ({ url }: { url: string }): string => new URL(url).host;

async function startMachine(environment: Record<string, string>) {
  const dataDir = mkdtempSync(join(tmpdir(), "machine-"));
  const server = await startProcess(dataDir, environment);
  const kill = async () => {
    await killProcess(server);
    rmSync(dataDir, { recursive: true, force: true });
  };
  return {
    ...parseReadyLine(server),
    kill,
    async stop() {
      const exit = once(server.child, "exit");
      server.child.kill("SIGTERM");
      await exit;
      await kill();
    },
  };
}

/**
 * Starts a pair of databases, a connection pooler, file storage, a load balancer, and three servers at once on an empty
 * database.
 */
export async function startMachines() {
  const closers: (() => Promise<void>)[] = [];
  const closeLater = <T>(resource: T, close: (resource: T) => Promise<void>): T => {
    closers.push(() => close(resource));
    return resource;
  };
  const stop = async () => {
    for (let close = closers.pop(); close; close = closers.pop()) await close();
  };
  try {
    const pair = closeLater(await startPostgresPair(), (one) => one.stop());
    const pooler = closeLater(await startPgbouncer(pair.primary.host), (one) => one.stop());
    const s3 = closeLater(await startS3(), (one) => one.stop());
    const environment = { ...s3.environment, DATABASE_URL: pooler.url, TRUST_PROXY: "1" };
    const addMachine = async () => closeLater(await startMachine(environment), (one) => one.kill());
    const machines = await Promise.all([addMachine(), addMachine(), addMachine()]);
    const balancer = closeLater(await startBalancer(machines.map(addressOf)), (one) => one.stop());
    return {
      pair,
      pooler,
      balancer,
      machines,
      addMachine,
      async findLost({ leads, files }: VisitorRecord, databaseUrl: string) {
        const [rows, resumes, objects] = await withDatabase(databaseUrl, async (database) => {
          const names = async (sql: string) =>
            new Set((await database.query<{ name: string }>(sql)).map(({ name }) => name));
          return [
            await names("select id::text as name from public.contact_submissions"),
            await names("select resume_file_path as name from public.resume_submissions"),
            await names("select name from storage.objects"),
          ] as const;
        });
        const stored = new Set(s3.resumes());
        return [
          ...leads.filter((id) => !rows.has(id)),
          ...files.filter((name) => !resumes.has(name) || !objects.has(name) || !stored.has(name)),
        ];
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
