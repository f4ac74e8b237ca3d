import type { Row } from "../../server/data/database/database.ts";
import { rowPages } from "../../server/operator/submissions/submission-source.ts";

export async function readAllRows(...parameters: Parameters<typeof rowPages>): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const page of rowPages(...parameters)) rows.push(...page);
  return rows;
}
