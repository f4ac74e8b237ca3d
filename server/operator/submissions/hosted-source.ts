import { BackendError, oneLine } from "../../platform/backend-error.ts";
import type { HostedProject } from "../../data/hosted-client.ts";
import type { Row } from "../../data/database/database.ts";
import { callHostedProject } from "../../jobs/retention/operator-call.ts";
import { createHostedResumeFiles } from "../../jobs/retention/resume-files.ts";
import { createRetention } from "../../jobs/retention/submission-retention.ts";
import {
  noSuchResume,
  requireResumeFile,
  type ResumeRow,
  type SubmissionSource,
  listExportColumns,
} from "./submission-source.ts";

/** Rows per request: the default maximum of a hosted project's API. */
const pageRows = 1000;

/**
 * Reads and deletes submissions in a hosted Supabase project with its secret key, which bypasses row-level security.
 * @param mailFolder folder of emails that this machine saved instead of sending
 */
export function createHostedSource({ url, client }: HostedProject, mailFolder: string): SubmissionSource {
  const toBackendError = (error: { message: string }) =>
    new BackendError(`Supabase at ${url} rejected the request: ${oneLine(error.message)}.`);

  return {
    rows: {
      // PostgREST returns column names only with a row, so an empty table has none.
      async columns(table) {
        const { data, error } = await client.from(table).select("*").limit(1);
        if (error) throw toBackendError(error);
        return listExportColumns(Object.keys((data[0] as Row | undefined) ?? {}));
      },
      async page(table, since, after) {
        let query = client.from(table).select("*");
        if (since !== null) query = query.gte("created_at", since);
        if (after !== null) {
          const { created_at: at, id } = after;
          query = query.or(`created_at.gt."${at}",and(created_at.eq."${at}",id.gt.${id})`);
        }
        const { data, error } = await query.order("created_at").order("id").limit(pageRows);
        if (error) throw toBackendError(error);
        return (data as Row[]).map((row) =>
          Object.fromEntries(listExportColumns(Object.keys(row)).map((column) => [column, row[column]])),
        );
      },
    },
    async resume(id) {
      const { data, error } = await client
        .from("resume_submissions")
        .select("resume_filename, resume_file_path")
        .eq("id", id)
        .maybeSingle<ResumeRow>();
      if (error) throw toBackendError(error);
      if (!data) throw noSuchResume(id);
      const { path, filename } = requireResumeFile(id, data);
      const file = await client.storage.from("resumes").download(path);
      if (file.error) throw toBackendError(file.error);
      return { filename, content: file.data.stream() as unknown as AsyncIterable<Uint8Array> };
    },
    retention: createRetention({
      call: callHostedProject(client, url),
      files: createHostedResumeFiles(client, url),
      mailFolder,
    }),
  };
}
