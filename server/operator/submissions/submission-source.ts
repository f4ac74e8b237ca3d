import { extname } from "node:path";
import { Readable } from "node:stream";
import type { Queryable, Row } from "../../data/database/database.ts";
import { BackendError } from "../../platform/backend-error.ts";
import type { FileStore } from "../../data/files/file-store.ts";
import type { SubmissionKeeper } from "../../jobs/retention/submission-keeper.ts";
import { inReadingOrder, type SubmissionTable } from "../../data/submission-tables.ts";

/** A resume as it was sent. */
export interface ResumeFile {
  /** The name on the sender's device, in whatever script, with the ending of the stored file. */
  filename: string;
  content: AsyncIterable<Uint8Array>;
}

/** Where a row stands in the order in which rows are read. */
export interface RowPlace {
  created_at: string;
  id: string;
}

/** Where an operator reads submissions, wherever they are stored. */
export interface SubmissionSource {
  /** The columns of a table as the database has them, in reading order; none where they cannot be known yet. */
  columns(table: SubmissionTable): Promise<string[]>;
  /**
   * The next rows of a table, oldest first, with JSON values and database column names; none when all were read.
   * @param since the moment of the oldest row that is wanted, as ISO 8601; null for all rows
   * @param after where the last row that was read stands; null at first
   */
  page(table: SubmissionTable, since: string | null, after: RowPlace | null): Promise<Row[]>;
  /**
   * The file of the row with this id in resume_submissions.
   * @throws BackendError when there is no such row or no such file
   */
  resume(id: string): Promise<ResumeFile>;
  /** Deletes and holds. */
  keeper: SubmissionKeeper;
}

/** All rows of a table, page after page, so that a large table needs no memory. */
export async function* rowPages(
  source: Pick<SubmissionSource, "page">,
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

/** The refusal for an id that no resume has. */
export const noSuchResume = (id: string) => new BackendError(`There is no resume with the id ${id}.`);

/** What a row of resume_submissions says about its file. */
export interface ResumeRow {
  resume_filename: string;
  resume_file_path: string;
}

/** The sender's name for a file, ended as the stored one is: policies bound that to PDF and Word, the other may say `.exe`. */
export function resumeFileName({ resume_filename, resume_file_path }: ResumeRow): string {
  const ending = extname(resume_file_path).toLowerCase();
  return resume_filename.toLowerCase().endsWith(ending) ? resume_filename : resume_filename + ending;
}

/** How many rows are read at once: so few that no visitor waits noticeably behind them. */
const pageRows = 250;

/** Reads from a database that this process has open. */
export function databaseSource(database: Queryable, files: FileStore): Omit<SubmissionSource, "keeper"> {
  const columnsOf = async (table: SubmissionTable): Promise<string[]> => {
    const found = await database.query<{ name: string }>(
      `select attname::text as name from pg_attribute
      where attrelid = 'public.${table}'::regclass and attnum > 0 and not attisdropped order by attnum`,
    );
    return inReadingOrder(found.map(({ name }) => name));
  };
  return {
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
    async resume(id) {
      const [row] = await database.query<ResumeRow>(
        "select resume_filename, resume_file_path from public.resume_submissions where id::text = $1",
        [id.toLowerCase()],
      );
      if (!row) throw noSuchResume(id);
      const content = await files.read("resumes", row.resume_file_path);
      if (!content)
        throw new BackendError(`The row ${id} names a file that is not stored: ${row.resume_file_path}.`);
      return { filename: resumeFileName(row), content: Readable.from([content]) };
    },
  };
}
