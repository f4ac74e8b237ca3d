import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { listMigrations } from "../../server/data/database/migrate.ts";
import { openPostgres } from "../../server/data/database/open-postgres.ts";
import { earlierVersions, migrateEarlier } from "./earlier-chain.ts";
import { postgresSkipReason, startPostgres } from "./postgres-server.ts";

const docs = readFileSync("docs/deploy/upgrade.md", "utf8");
/** The Supabase CLI, in the version that docs/deploy/supabase.md names; npm downloads and caches it. */
const cli = `npx --yes --prefer-offline ${/supabase@[\d.]+/.exec(readFileSync("docs/deploy/supabase.md", "utf8"))?.[0] ?? ""}`;
const shell = (command: string, url = "") =>
  spawnSync("sh", ["-c", command], { encoding: "utf8", timeout: 180_000, env: { ...process.env, URL: url } });

const shouldSkip = postgresSkipReason !== undefined || shell(`${cli} --version`).status !== 0;
if (shouldSkip)
  console.log("Repair of migrations: skipped; it needs PostgreSQL's programs and the Supabase CLI.");

it.skipIf(shouldSkip)(
  "the commands in docs/deploy/upgrade.md make the Supabase CLI treat the baseline as applied",
  async () => {
    const commands = docs.match(/^npx supabase (migration repair|db push).*$/gm) ?? [];
    expect(commands).toHaveLength(3);
    const server = await startPostgres();
    const database = await openPostgres(server.url);
    try {
      await migrateEarlier(database);
      const readAppliedVersions = async () =>
        (
          await database.query<{ version: string }>(
            "select version from supabase_migrations.schema_migrations order by version",
          )
        ).map(({ version }) => version);
      expect(await readAppliedVersions()).toEqual(earlierVersions);
      for (const command of commands) {
        const run = command
          .replace("npx supabase", cli)
          .replace(/ (repair|push)/, ' $1 --yes --remote="$URL"');
        const { status, stdout, stderr } = shell(run, server.url);
        expect([command, status, stdout + stderr]).toEqual([command, 0, expect.any(String)]);
      }
      expect(await readAppliedVersions()).toEqual(await listMigrations());
    } finally {
      await database.close();
      await server.stop();
    }
  },
);
