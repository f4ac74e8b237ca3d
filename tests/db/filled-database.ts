import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Database, Queryable } from "../../server/data/database/database.ts";
import { migrate } from "../../server/data/database/migrate.ts";
import { dataFolderPaths } from "../../server/data/files/data-folder.ts";
import { storedFilePath } from "../../server/data/files/file-store.ts";
import { pdf } from "../e2e/sample-files.ts";
import { insertRow } from "./insert-row.ts";
import { sampleRows } from "./sample-rows.ts";

export const storedData = {
  lead: "6a1f5a52-5a3f-4a0e-9a35-0d5f2f1f7c11",
  resume: "0f2d8b0e-2b57-4f0a-8f2c-90c7b1f0a222",
  /** The lead's receipt key. */
  key: "AbCdEfGhIjKlMnOpQrStUv",
  file: pdf("resume.pdf").buffer,
  path: sampleRows.resume_submissions.resume_file_path,
};

export async function readAppliedVersions(database: Queryable): Promise<string[]> {
  const sql = "select version from supabase_migrations.schema_migrations order by version";
  return (await database.query<{ version: string }>(sql)).map(({ version }) => version);
}

/** Fills an empty database and a data folder with submissions, a receipt, pending emails, and a resume file. */
export async function fillEmptyDatabase(database: Database, dataDir: string): Promise<void> {
  await migrate(database);
  const lead = {
    ...sampleRows.contact_submissions,
    id: storedData.lead,
    created_at: new Date(),
    spam_score: 0,
  };
  await insertRow(database, "contact_submissions", lead);
  await database.query(
    "insert into private.receipts (key_hash, submission_table, submission, issued_by) values ($1, 'contact_submissions', $2, 'browser')",
    [createHash("sha256").update(storedData.key).digest(), storedData.lead],
  );
  const path = storedFilePath(dataFolderPaths(dataDir), "resumes", storedData.path);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, storedData.file);
  await database.query(
    "insert into storage.objects (bucket_id, name, version, metadata) values ('resumes', $1, '1', $2)",
    [storedData.path, JSON.stringify({ size: storedData.file.byteLength })],
  );
  await insertRow(database, "resume_submissions", {
    ...sampleRows.resume_submissions,
    id: storedData.resume,
    created_at: new Date(),
    spam_score: 0,
  });
  await database.run("update private.rate_limits set max_count = 7 where scope = 'resumes'");
}
