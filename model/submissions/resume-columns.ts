import { readExtension, withExtension } from "../resume-check/resume-kind.ts";
import { resumeNameLimit } from "../resume-check/resume-file.ts";

export function toResumeColumns(application: object, file: { name: string; size: number }, path: string) {
  return {
    ...application,
    resume_filename: toStoredName(file.name, path),
    resume_file_path: path,
    resume_file_size: file.size,
  };
}

/**
 * Returns a resume's original file name with the extension of the stored file. A long name is shortened in
 * the middle.
 */
export function toStoredName(original: string, path: string): string {
  const extension = readExtension(path);
  const name = extension === "none" || extension === "other" ? original : withExtension(extension, original);
  const characters = [...name];
  return characters.length <= resumeNameLimit
    ? name
    : [...characters.slice(0, resumeNameLimit - 20), "…", ...characters.slice(-19)].join("");
}
