import { readSetting } from "../../../site/settings/environment.ts";
import type { Queryable } from "../../data/database/database.ts";
import { createHostedClient } from "../../data/hosted-client.ts";
import { readClamd } from "./clamd.ts";
import { makeFileChecker, type FileChecker } from "./file-checker.ts";
import { createFileInspector } from "./inspect/file-inspector.ts";

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
  const [url, secretKey] = [readSetting(env.SUPABASE_URL), readSetting(env.SUPABASE_SECRET_KEY)];
  if (url === undefined || secretKey === undefined) return undefined;
  const store = createHostedClient(url, secretKey).storage.from("resumes");
  const read = async (path: string) => {
    const { data, error } = await store.download(path);
    if (data) return Buffer.from(await data.arrayBuffer());
    if ("status" in error && (error.status === 404 || error.status === 400)) return undefined;
    throw error;
  };
  return makeFileChecker({ database, read, inspector: createFileInspector(), clamd: readClamd(env) });
}
