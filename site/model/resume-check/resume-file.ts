/** The largest resume in bytes: 10 MB. */
export const resumeBytesLimit = 10 * 1_048_576;

/** The longest name of a resume on its sender's device, in characters. */
export const resumeNameLimit = 400;

/** The file of a resume: the column of the sender's name for it, and those that say where it is stored and how large it is. */
export const resumeFile = {
  name: { column: "resume_filename", kind: "file", limit: resumeNameLimit, missing: "resume" },
  path: { column: "resume_file_path", limit: 200 },
  size: { column: "resume_file_size", bytes: resumeBytesLimit },
} as const;
