import { afterAll, beforeAll, expect, it } from "vitest";
import type { Database } from "../../../server/data/database/database.ts";
import { listMigrations, migrate } from "../../../server/data/database/migrate.ts";
import { createLeadDesk } from "../../../server/operator/desk/leads/create-lead-desk.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { openEmptyPglite } from "../embedded-template.ts";
import { ALL_LEADS_QUERY, storeSubmission } from "./lead-samples.ts";

// A hosted project's database can be older than the desk, until `supabase db push`.
let database: Database;

beforeAll(async () => {
  database = await openEmptyPglite(temporaryFolder());
  const versions = await listMigrations();
  await migrate(
    database,
    undefined,
    versions.filter((version) => version < "20261127040000"),
  );
});
afterAll(() => database.close());

it("a database whose submissions have no language is listed, opened and exported", async () => {
  const leads = createLeadDesk(database);
  const id = await storeSubmission(database, "contact_submissions");
  const { rows } = await leads.list(ALL_LEADS_QUERY);
  expect(rows).toMatchObject([{ id, language: null }]);
  expect(await leads.open({ table: "contact_submissions", id })).toMatchObject({ id });
  expect((await leads.export(ALL_LEADS_QUERY)).rows).toHaveLength(1);
});
