import type { Queryable } from "../../data/database/database.ts";
import { openHostedProject } from "../../data/hosted-client.ts";
import { openFileChecker, type FileChecker } from "./file-checker.ts";

/**
 * Returns a checker that reads a hosted project's files through its Storage API. Returns undefined unless
 * `SUPABASE_URL` and `SUPABASE_SECRET_KEY` are set: the files then belong to an `npm start` server, which checks
 * them itself.
 * @throws EnvironmentError if `CLAMD` is malformed
 */
export function createHostedFileChecker(
  env: NodeJS.ProcessEnv,
  database: Queryable,
): FileChecker | undefined {
  const project = openHostedProject(env);
  if (project === undefined) return undefined;
  const store = project.client.storage.from("resumes");
  return openFileChecker(env, database, async (path) => {
    const { data, error } = await store.download(path);
    if (data) return Buffer.from(await data.arrayBuffer());
    if ("status" in error && (error.status === 404 || error.status === 400)) return undefined;
    throw error;
  });
}
