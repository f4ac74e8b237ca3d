import { toResumeColumns } from "../../model/submissions/resume-columns.ts";
import type { Backend } from "./client.ts";
import { toMetadataColumns, type SubmissionMetadata } from "./submission-metadata.ts";
import { insertRow } from "./insert-row.ts";
import type { Outcome } from "./outcome.ts";
import { forgetUpload, uploadResume } from "./upload-resume.ts";

const TABLE = "resume_submissions";

/**
 * Uploads a resume, then inserts the row that references it. Uploads again if the file has expired on the
 * server in the meantime. An application may have no file.
 * @param application the form's values by column, except the file
 */
export async function submitResume(
  application: object,
  file: File | undefined,
  metadata: SubmissionMetadata,
  backend: Backend,
): Promise<Outcome> {
  const row = { ...toMetadataColumns(metadata), ...application };
  if (file === undefined) return insertRow(TABLE, row, backend);
  const send = async (): Promise<Outcome> => {
    const upload = await uploadResume(file, backend);
    if (!upload.ok) return upload;
    return insertRow(TABLE, { ...row, ...toResumeColumns(application, file, upload.record) }, backend);
  };
  const outcome = await send();
  if (outcome.ok || outcome.reason !== "expired") return outcome;
  forgetUpload(file);
  return send();
}
