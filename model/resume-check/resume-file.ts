/** Maximum size of a resume in bytes: 10 MB. */
export const resumeBytesLimit = 10 * 1_048_576;

export const resumeNameLimit = 400;

export const resumeFile = {
  name: { column: "resume_filename", kind: "file", limit: resumeNameLimit, missing: "resume" },
  path: { column: "resume_file_path", limit: 200 },
  size: { column: "resume_file_size", bytes: resumeBytesLimit },
} as const;

/**
 * Why a submitted file is unusable, as shown to its sender.
 * - `locked`: requires a password
 * - `unreadable`: cannot be opened, or is not a resume
 * - `active`: contains macros, embedded objects or remote content
 * - `infected`: reported by a virus scanner
 * - `missing`: not in storage
 */
export type FileFault = "locked" | "unreadable" | "active" | "infected" | "missing";
