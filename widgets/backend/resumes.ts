import { toResumeColumns } from "../../model/submissions/resume-columns.ts";
import type { Backend } from "./client.ts";
import { toMetadataColumns, type SubmissionMetadata } from "./submission-metadata.ts";
import { insertRow } from "./insert-row.ts";
import type { Outcome } from "./outcome.ts";
import { forgetUpload, uploadResume } from "./upload-resume.ts";

/**
 * Uploads a resume, then inserts the row that references it. Uploads again if the file has expired on the
 * server in the meantime.
 * @param application the form's values by column, except the file
 */
export async function submitResume(
  application: object,
  file: File,
  metadata: SubmissionMetadata,
  backend: Backend,
): Promise<Outcome> {
  const send = async (): Promise<Outcome> => {
    const upload = await uploadResume(file, backend);
    if (!upload.ok) return upload;
    const columns = toResumeColumns(application, file, upload.record);
    return insertRow("resume_submissions", { ...toMetadataColumns(metadata), ...columns }, backend);
  };
  const outcome = await send();
  if (outcome.ok || outcome.reason !== "expired") return outcome;
  forgetUpload(file);
  return send();
}
