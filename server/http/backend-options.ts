import { readS3Settings } from "../data/files/s3-store.ts";
import type { ContentSettings } from "../data/store-content-settings.ts";
import type { BackendOptions } from "./open-backend.ts";
import type { DataFiles } from "../../model/kinds/data-files.ts";
import { FORM_TAGS } from "../../model/tags/tags.ts";
import { readAdditionalPublishableKey, readDataDir } from "../../site/settings/environment.ts";
import { readTrustedProxies } from "../platform/serving/trusted-proxies.ts";
import { readOwnOrigins, readBackupSchedule } from "../platform/environment.ts";

export function toContentSettings({
  partners,
  contexts,
  agency,
}: Pick<DataFiles, "partners" | "contexts" | "agency">): ContentSettings {
  return {
    partners: partners.known.map(({ id }) => id),
    contexts: Object.keys(contexts),
    forms: FORM_TAGS,
    timeZone: agency.timeZone,
  };
}

/**
 * Reads the backend's options: from the environment, and from the content trusted origins of the site and its partners,
 * the forms to count, and how long submissions and their backups are kept.
 * @param port the site's port
 * @param data undefined if the content is invalid; the database then keeps its settings
 * @throws EnvironmentError if a variable is invalid
 */
export function readBackendOptions(
  env: NodeJS.ProcessEnv,
  port: number,
  data: DataFiles | undefined,
): BackendOptions {
  const options = {
    dataDir: readDataDir(env),
    databaseUrl: env.DATABASE_URL,
    s3: readS3Settings(env),
    additionalKey: readAdditionalPublishableKey(env),
    proxies: readTrustedProxies(env.TRUST_PROXY),
  };
  if (data === undefined) return options;
  const { retention, partners } = data;
  const schedule = readBackupSchedule(env);
  return {
    ...options,
    ...toContentSettings(data),
    retention,
    backupDays: retention.backups.days,
    backups: schedule && { ...schedule, days: retention.backups.days },
    origins: [...readOwnOrigins(env, port), ...partners.known.flatMap(({ origins }) => origins)],
  };
}
