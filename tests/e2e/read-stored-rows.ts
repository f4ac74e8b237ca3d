import { openSubmissionSource } from "../../server/operator/api/open-data.ts";
import type { SubmissionTable } from "../../server/data/submission-tables.ts";
import { readAllRows } from "../db/read-all-rows.ts";
import type { SubmissionRow } from "./start-site.ts";

export async function readStoredRows(
  env: NodeJS.ProcessEnv,
  table: SubmissionTable,
  email?: string,
): Promise<SubmissionRow[]> {
  const source = await openSubmissionSource(env);
  try {
    const rows = await readAllRows(source.rows, table);
    return email === undefined ? rows : rows.filter((row) => row.email === email);
  } finally {
    await source.close();
  }
}
