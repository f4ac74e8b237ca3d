import type { Queryable } from "../../data/database/database.ts";
import type { FileStore } from "../../data/files/file-store.ts";
import { readClamd } from "./clamd.ts";
import { makeFileChecker, type FileChecker } from "./file-checker.ts";
import { createFileInspector } from "./inspect/file-inspector.ts";

/**
 * Returns a checker for the server's own file store, with ClamAV if `CLAMD` is set.
 * @throws EnvironmentError if `CLAMD` is malformed
 */
export function createStoredFileChecker(
  env: NodeJS.ProcessEnv,
  files: FileStore,
  database: Queryable,
): FileChecker {
  const read = (path: string) => files.read("resumes", path);
  return makeFileChecker({ database, read, inspector: createFileInspector(), clamd: readClamd(env) });
}
