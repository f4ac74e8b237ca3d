import { extensionOf, nameAs } from "../../site/model/resume-check/resume-kind.ts";
import type { resumeFields } from "../../site/model/submissions/resume-fields.ts";
import { resumeNameLimit } from "../../site/model/submissions/resume-file.ts";
import type { FormColumns } from "../../site/model/submissions/form-columns.ts";
import type { Backend } from "./client.ts";
import { toCircumstanceColumns, type Circumstances } from "./circumstances.ts";
import { insertRow } from "./insert-row.ts";
import type { Outcome } from "./outcome.ts";
import { forgetUpload, uploadResume } from "./upload-resume.ts";

/** What a job seeker fills in, by its columns. */
export type Application = FormColumns<typeof resumeFields>;

/** The columns of an application whose file is stored under `path`. */
export function toResumeColumns(application: Application, file: File, path: string) {
  return {
    ...application,
    resume_filename: toStoredName(file.name, path),
    resume_file_path: path,
    resume_file_size: file.size,
  };
}

/**
 * The original name, whatever its script, with the extension under which the file is stored. Beyond the longest one it loses
 * its middle, not its extension.
 */
export function toStoredName(original: string, path: string): string {
  const extension = extensionOf(path);
  const name = extension === "none" || extension === "other" ? original : nameAs(extension, original);
  const characters = [...name];
  return characters.length <= resumeNameLimit
    ? name
    : [...characters.slice(0, resumeNameLimit - 20), "…", ...characters.slice(-19)].join("");
}

/** Stores the file, then the row that names it. A file that was stored so long ago that it has expired is sent once more. */
export async function submitResume(
  application: Application,
  file: File,
  circumstances: Circumstances,
  backend: Backend,
): Promise<Outcome> {
  const send = async (): Promise<Outcome> => {
    const upload = await uploadResume(file, backend);
    if (!upload.ok) return upload;
    const columns = toResumeColumns(application, file, upload.record);
    return insertRow("resume_submissions", { ...toCircumstanceColumns(circumstances), ...columns }, backend);
  };
  const outcome = await send();
  if (outcome.ok || outcome.reason !== "expired") return outcome;
  forgetUpload(file);
  return send();
}
