import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { Hono } from "hono";
import type { BuildEnvironment } from "../../../site/settings/environment.ts";
import { describeMismatch, readBuildRecord } from "../../../site/settings/build-record.ts";
import type { BackendEnv } from "../../platform/serving/backend-env.ts";
import type { ReadinessCheck } from "./readiness.ts";

/** Required files: the home page, and the scripts of pages and embeds. */
const REQUIRED_FILES = /^(?:index\.html|(?:widgets|embed)\/.*\.js)$/;

/**
 * Returns a readiness check for the pages, which verifies that their scripts exist and that their forms' backend
 * accepts submissions.
 * @param folder the built site
 * @param backend the server's own backend, which forms use unless the site was built with another backend URL
 */
export function createSiteCheck(
  folder: string,
  settings: BuildEnvironment,
  backend: Hono<BackendEnv>,
): ReadinessCheck {
  const servedBuild = readBuildRecord(folder);
  return async () => {
    const record = readBuildRecord(folder);
    if (record === undefined)
      throw new Error(`${folder} is missing; run npm run build and restart the server`);
    if (record.stamp !== servedBuild?.stamp)
      throw new Error(`${folder} was rebuilt while it was being served; restart the server`);
    const mismatch = describeMismatch(record, settings);
    if (mismatch !== undefined) throw new Error(`${mismatch}; restart the server to rebuild the site`);
    for (const [path, size] of Object.entries(record.files).filter(([path]) => REQUIRED_FILES.test(path))) {
      const found = await stat(join(folder, path)).catch(() => undefined);
      if (found?.size === size) continue;
      const damage = found === undefined ? "missing" : "damaged";
      throw new Error(`${join(folder, path)} is ${damage}; run npm run build and restart the server`);
    }
    if (record.supabaseUrl !== undefined) return;
    const { status } = await backend.request("/rest/v1/", { headers: { apikey: record.publishableKey } }, {});
    if (status === 401)
      throw new Error(
        `the server does not accept the API key in ${folder}; run npm run build and restart the server`,
      );
  };
}
