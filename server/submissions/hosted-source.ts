import { BackendError, oneLine } from "../backend/backend-error.ts";
import { hostedClient } from "../backend/hosted-client.ts";
import type { Row } from "../backend/database/database.ts";
import { callHosted } from "../retention/operator-call.ts";
import { removeHosted } from "../retention/resume-files.ts";
import { makeKeeper } from "../retention/submission-keeper.ts";
import { noSuchResume, resumeFileName, type ResumeRow, type SubmissionSource } from "./submission-source.ts";
import { submissionTables, type SubmissionTable } from "./submission-tables.ts";

const pageRows = 1000;

/**
 * Reads and deletes in a hosted Supabase project with its secret key, which passes over the insert-only policies.
 * @param mailFolder where this machine has written mails instead of sending them
 */
export function hostedSource(url: string, secretKey: string, mailFolder: string): SubmissionSource {
  const client = hostedClient(url, secretKey);
  const failed = (error: { message: string }) =>
    new BackendError(`Supabase at ${url} refused: ${oneLine(error.message)}.`);

  async function page(table: SubmissionTable, since: Date | undefined, from: number): Promise<Row[]> {
    let query = client.from(table).select(submissionTables[table].join(","));
    if (since) query = query.gte("created_at", since.toISOString());
    const { data, error } = await query
      .order("created_at")
      .order("id")
      .range(from, from + pageRows - 1);
    if (error) throw failed(error);
    return data as unknown as Row[];
  }

  return {
    async rows(table, since) {
      const rows: Row[] = [];
      let found: Row[];
      do {
        found = await page(table, since, rows.length);
        rows.push(...found);
      } while (found.length === pageRows);
      return rows;
    },
    async resume(id) {
      const { data, error } = await client
        .from("resume_submissions")
        .select("resume_filename, resume_file_path")
        .eq("id", id)
        .maybeSingle<ResumeRow>();
      if (error) throw failed(error);
      if (!data) throw noSuchResume(id);
      const file = await client.storage.from("resumes").download(data.resume_file_path);
      if (file.error) throw failed(file.error);
      return {
        filename: resumeFileName(data),
        content: file.data.stream() as unknown as AsyncIterable<Uint8Array>,
      };
    },
    keeper: makeKeeper({ call: callHosted(client, url), removeFiles: removeHosted(client, url), mailFolder }),
    close: () => Promise.resolve(),
  };
}
