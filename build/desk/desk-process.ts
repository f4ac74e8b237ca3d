import { existsSync, renameSync } from "node:fs";
import { readJob } from "../run-in-child.ts";
import { createWorkFolder } from "../steps/work-folder.ts";
import { compileDesk } from "./compile-desk.ts";

export interface DeskJob {
  root: string;
  folder: string;
}

/** Child process that compiles the desk, and puts it in the job's folder in one step. */
const { root, folder } = await readJob<DeskJob>();
const draft = createWorkFolder(root, "desk");
try {
  await compileDesk(root, draft.path);
  renameSync(draft.path, folder);
} catch (error) {
  // Another process may have compiled it first.
  if (!existsSync(folder)) throw error;
} finally {
  draft.remove();
}
