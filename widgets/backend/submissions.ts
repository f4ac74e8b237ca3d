import type { SubmissionTable } from "../../model/submissions/submission-fields.ts";
import type { Backend } from "./client.ts";
import { toMetadataColumns, type SubmissionMetadata } from "./submission-metadata.ts";
import { insertRow } from "./insert-row.ts";
import type { Outcome } from "./outcome.ts";

/**
 * Inserts a row with its metadata.
 * @param columns the form's values by column
 */
export const submitForm = (
  table: SubmissionTable,
  columns: object,
  metadata: SubmissionMetadata,
  backend: Backend,
): Promise<Outcome> => insertRow(table, { ...toMetadataColumns(metadata), ...columns }, backend);
