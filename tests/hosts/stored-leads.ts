import { openSubmissionSource } from "../../server/operator/channel/open-submission-source.ts";
import { allRows } from "../db/all-rows.ts";

export async function storedLeads(dataDir: string, email: string) {
  const source = await openSubmissionSource({ DATA_DIR: dataDir });
  try {
    return (await allRows(source, "contact_submissions")).filter((row) => row.email === email);
  } finally {
    await source.close();
  }
}
