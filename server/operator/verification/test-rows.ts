import { randomBytes, randomUUID } from "node:crypto";
import { buildRow, listSmallestColumns, listSentColumns } from "../../data/sent-columns.ts";
import { submissionTables, type SubmissionTable } from "../../data/submission-tables.ts";

export type TestRows = ReturnType<typeof makeTestRows>;

const NAME = "verify-backend";

/**
 * Makes rows of a person who does not exist, and the name of a file.
 *
 * - `smallest`: what every form of the table sends
 * - `full`: every column that forms send, with as many characters as they allow
 */
export function makeTestRows() {
  // `example.com` is a reserved domain.
  const email = `${NAME}.${randomBytes(4).toString("hex")}@example.com`;
  const fileKey = `${Date.now()}_${NAME}.pdf`;
  const file = {
    resume_filename: `${NAME}.pdf`,
    resume_file_path: fileKey,
    resume_file_size: TEST_FILE.size,
  };
  const text = `Written by npm run ${NAME}; may be deleted.`;
  const toRows = (table: SubmissionTable) => {
    const columns = listSentColumns(table);
    const known = { email, ...(table === "resume_submissions" && file) };
    const smallest = listSmallestColumns(table).filter(({ name }) => name !== "id");
    return {
      smallest: { ...buildRow(smallest, text, 60), ...known } as Record<string, unknown>,
      full: { ...buildRow(columns, text), ...known, context: NAME, id: randomUUID() },
    };
  };
  return {
    email,
    fileKey,
    tables: Object.fromEntries(submissionTables.map((table) => [table, toRows(table)])) as Record<
      SubmissionTable,
      ReturnType<typeof toRows>
    >,
  };
}

/** A minimal file that passes as a PDF. */
export const TEST_FILE = new Blob(["%PDF-1.7\n% Test file of verify-backend\n%%EOF\n"], {
  type: "application/pdf",
});
