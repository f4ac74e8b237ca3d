/** Maximum size of a resume in bytes: 10 MB. */
export const resumeBytesLimit = 10 * 1_048_576;

export const resumeNameLimit = 400;

export const resumeFile = {
  name: { column: "resume_filename", kind: "file", limit: resumeNameLimit, missing: "resume" },
  path: { column: "resume_file_path", limit: 200 },
  size: { column: "resume_file_size", bytes: resumeBytesLimit },
} as const;
