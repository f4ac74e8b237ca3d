import { extname } from "node:path";
import { Readable } from "node:stream";
import type { Queryable, Row } from "../../data/database/database.ts";
import { BackendError } from "../../platform/backend-error.ts";
import type { FileStore } from "../../data/files/file-store.ts";
import type { SubmissionRetention } from "../../jobs/retention/submission-retention.ts";
import type { SubmissionTable } from "../../data/submission-tables.ts";
import { metadataColumns } from "../../../model/submissions/submission-metadata.ts";

const trailingColumns = [...metadataColumns, "status", "spam_score", "spam_reasons"];

/** The database uses this column's value only to compute the spam score, and stores null instead of it. */
const writeOnlyColumn = "form_check";

export interface ResumeFile {
  /** File name from the sender's device, in any script, with the stored file's extension. */
  filename: string;
  content: AsyncIterable<Uint8Array>;
}

interface RowPosition {
  created_at: string;
  id: string;
}

export interface RowSource {
  /** Returns a table's columns in display order; empty if they are unknown. */
  columns(table: SubmissionTable): Promise<string[]>;
  /**
   * Reads a table's next rows, oldest first, as JSON values keyed by column; empty at the end.
   * @param since minimum creation time in ISO 8601; null for all rows
   * @param after position of the last row read; null for the first page
   */
  page(table: SubmissionTable, since: string | null, after: RowPosition | null): Promise<Row[]>;
}

export interface SubmissionSource {
  rows: RowSource;
  /**
   * Reads a resume's file.
   * @throws BackendError if the row or its file does not exist
   */
  resume: (id: string) => Promise<ResumeFile>;
  retention: SubmissionRetention;
}

/** Reads a table page by page, so that memory use does not depend on the number of rows. */
export async function* rowPages(
  source: RowSource,
  table: SubmissionTable,
  since?: Date,
): AsyncGenerator<Row[]> {
  let last: Row | undefined;
  do {
    const after = last ? { created_at: String(last.created_at), id: String(last.id) } : null;
    const rows: Row[] = await source.page(table, since?.toISOString() ?? null, after);
    if (rows.length > 0) yield rows;
    last = rows.at(-1);
  } while (last);
}

export const noSuchResume = (id: string) => new BackendError(`There is no resume with the id ${id}.`);

/** Both are null in an application without a file. */
export interface ResumeRow {
  resume_filename: string | null;
  resume_file_path: string | null;
}

/**
 * Returns where a resume's file is stored, and the sender's name for it with the stored file's extension. Policies
 * restrict only the stored name to PDF and Word; the sender's name may end in `.exe`.
 * @throws BackendError if the application has no file
 */
export function requireResumeFile(
  id: string,
  { resume_filename: name, resume_file_path: path }: ResumeRow,
): { path: string; filename: string } {
  if (name === null || path === null) throw new BackendError(`The application ${id} has no resume file.`);
  const ending = extname(path).toLowerCase();
  return { path, filename: name.toLowerCase().endsWith(ending) ? name : name + ending };
}

/** Rows to read per statement. Few, so that visitors' requests do not wait for a long statement. */
const pageRows = 250;

export function createDatabaseSource(
  database: Queryable,
  files: FileStore,
): Omit<SubmissionSource, "retention"> {
  const columnsOf = async (table: SubmissionTable): Promise<string[]> => {
    const found = await database.query<{ name: string }>(
      `select attname::text as name from pg_attribute
      where attrelid = 'public.${table}'::regclass and attnum > 0 and not attisdropped order by attnum`,
    );
    return listExportColumns(found.map(({ name }) => name));
  };
  return {
    rows: {
      columns: columnsOf,
      async page(table, since, after) {
        const columns = (await columnsOf(table)).join(", ");
        const found = await database.query<{ line: Row }>(
          `select row_to_json(t) as line from (
            select ${columns} from public.${table}
            where created_at >= coalesce($1::timestamptz, '-infinity')
              and (created_at, id) > (
                coalesce($2::timestamptz, '-infinity'), coalesce($3::uuid, '00000000-0000-0000-0000-000000000000')
              )
            order by created_at, id limit ${pageRows}
          ) t`,
          [since, after?.created_at ?? null, after?.id ?? null],
        );
        return found.map(({ line }) => line);
      },
    },
    async resume(id) {
      const [row] = await database.query<ResumeRow>(
        "select resume_filename, resume_file_path from public.resume_submissions where id::text = $1",
        [id.toLowerCase()],
      );
      if (!row) throw noSuchResume(id);
      const { path, filename } = requireResumeFile(id, row);
      const content = await files.read("resumes", path);
      if (!content) throw new BackendError(`The file of resume ${id} is missing from storage: ${path}.`);
      return { filename, content: Readable.from([content]) };
    },
  };
}

/** Returns the columns of an export in its order: those of the form, then those that the site and the database add. */
export function listExportColumns(columns: readonly string[]): string[] {
  const stored = columns.filter((column) => column !== writeOnlyColumn);
  return [
    ...stored.filter((column) => !trailingColumns.includes(column)),
    ...trailingColumns.filter((column) => stored.includes(column)),
  ];
}
