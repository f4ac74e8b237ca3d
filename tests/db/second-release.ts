import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Database } from "../../server/data/database/database.ts";
import { dataFolderPaths } from "../../server/data/files/data-folder.ts";
import { storedFilePath } from "../../server/data/files/folder-store.ts";
import { pdf } from "../e2e/sample-files.ts";
import { migrateEarlier, secondReleaseVersions } from "./earlier-chain.ts";
import { insertRow } from "./insert-row.ts";
import { sampleRows } from "./sample-rows.ts";

export const secondReleaseData = {
  lead: "6a1f5a52-5a3f-4a0e-9a35-0d5f2f1f7c11",
  resume: "0f2d8b0e-2b57-4f0a-8f2c-90c7b1f0a222",
  /** The lead's receipt key. */
  key: "AbCdEfGhIjKlMnOpQrStUv",
  file: pdf("resume.pdf").buffer,
  path: sampleRows.resume_submissions.resume_file_path,
};

/**
 * Fills an empty database and a data folder as the second release would have: with submissions, a receipt, a note,
 * pending emails, and a resume file.
 */
export async function fillSecondRelease(database: Database, dataDir: string): Promise<void> {
  await migrateEarlier(database, secondReleaseVersions);
  const lead = {
    ...sampleRows.contact_submissions,
    id: secondReleaseData.lead,
    created_at: new Date(),
    spam_score: 0,
  };
  await insertRow(database, "contact_submissions", lead);
  await database.query(
    "insert into private.receipts (key_hash, submission_table, submission, issued_by) values ($1, 'contact_submissions', $2, 'browser')",
    [createHash("sha256").update(secondReleaseData.key).digest(), secondReleaseData.lead],
  );
  const path = storedFilePath(dataFolderPaths(dataDir), "resumes", secondReleaseData.path);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, secondReleaseData.file);
  await database.query(
    "insert into storage.objects (bucket_id, name, version, metadata) values ('resumes', $1, '1', $2)",
    [secondReleaseData.path, JSON.stringify({ size: secondReleaseData.file.byteLength })],
  );
  await insertRow(database, "resume_submissions", {
    ...sampleRows.resume_submissions,
    id: secondReleaseData.resume,
    created_at: new Date(),
    spam_score: 0,
  });
  await database.run("update private.rate_limits set max_count = 7 where scope = 'resumes'");
}
