import type { Queryable } from "../../data/database/database.ts";
import type { FileStore } from "../../data/files/file-store.ts";
import { readClamd } from "./clamd.ts";
import { makeFileChecker, type FileChecker } from "./file-checker.ts";
import { fileInspector } from "./inspect/file-inspector.ts";

/**
 * Checks the files of a server's own store, with ClamAV where `CLAMD` says where it listens.
 * @throws EnvironmentError when `CLAMD` is malformed
 */
export function checkStoredFiles(env: NodeJS.ProcessEnv, files: FileStore, database: Queryable): FileChecker {
  const read = (path: string) => files.read("resumes", path);
  return makeFileChecker({ database, read, inspector: fileInspector(), clamd: readClamd(env) });
}
