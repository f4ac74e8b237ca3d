/** Returns a handler for a failed file operation, which returns `fallback` if the file does not exist. */
export const ifMissing =
  <T>(fallback: T) =>
  (error: NodeJS.ErrnoException): T => {
    if (error.code !== "ENOENT") throw error;
    return fallback;
  };
