import { extensionOf, nameAs } from "../resume-check/resume-kind.ts";
import type { FormColumns } from "./form-columns.ts";
import { resumeNameLimit } from "../resume-check/resume-file.ts";
import type { resumeFields } from "./resume-fields.ts";

/** The columns of an application whose file is stored under `path`. */
export function toResumeColumns(
  application: FormColumns<typeof resumeFields>,
  file: { name: string; size: number },
  path: string,
) {
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
