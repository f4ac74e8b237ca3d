import { createClient } from "@supabase/supabase-js";
import { BackendError, oneLine } from "../backend/backend-error.ts";
import type { Row } from "../backend/database/database.ts";
import { noSuchResume, resumeFileName, type ResumeRow, type SubmissionSource } from "./submission-source.ts";
import { inReadingOrder, type SubmissionTable } from "./submission-tables.ts";

const pageRows = 1000;

/** Reads from a hosted Supabase project with its secret key, which passes over the insert-only policies. */
export function hostedSource(url: string, secretKey: string): SubmissionSource {
  // supabase-js asks for WebSocket when it is made, though nothing here uses one; Node 20 has none.
  globalThis.WebSocket ??= class {} as unknown as typeof WebSocket;
  const client = createClient(url, secretKey, { auth: { persistSession: false, autoRefreshToken: false } });
  const failed = (error: { message: string }) =>
    new BackendError(`Supabase at ${url} refused: ${oneLine(error.message)}.`);

  async function page(table: SubmissionTable, since: Date | undefined, from: number): Promise<Row[]> {
    let query = client.from(table).select("*");
    if (since) query = query.gte("created_at", since.toISOString());
    const { data, error } = await query
      .order("created_at")
      .order("id")
      .range(from, from + pageRows - 1);
    if (error) throw failed(error);
    return (data as Row[]).map((row) =>
      Object.fromEntries(inReadingOrder(Object.keys(row)).map((column) => [column, row[column]])),
    );
  }

  return {
    // PostgREST names its columns with a row only.
    async columns(table) {
      const { data, error } = await client.from(table).select("*").limit(1);
      if (error) throw failed(error);
      return inReadingOrder(Object.keys((data[0] as Row | undefined) ?? {}));
    },
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
    close: () => Promise.resolve(),
  };
}
