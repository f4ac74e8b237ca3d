import { metadataColumns } from "../../../model/submissions/submission-metadata.ts";

const trailingColumns = [...metadataColumns, "status", "spam_score", "spam_reasons"];

/** The database uses this column's value only to compute the spam score, and stores null instead of it. */
const writeOnlyColumn = "form_check";

/** Returns the columns of an export in its order: those of the form, then those that the site and the database add. */
export function listExportColumns(columns: readonly string[]): string[] {
  const stored = columns.filter((column) => column !== writeOnlyColumn);
  return [
    ...stored.filter((column) => !trailingColumns.includes(column)),
    ...trailingColumns.filter((column) => stored.includes(column)),
  ];
}
