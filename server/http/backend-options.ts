import { readS3Settings } from "../data/files/s3-store.ts";
import type { ContentSettings } from "../data/store-content-settings.ts";
import type { BackendOptions, ContentOptions } from "./open-backend.ts";
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
 * Reads the backend's options from the environment. Returns them, and a function that returns those that the content
 * sets: trusted origins of the site and its partners, the forms to count, and how long submissions and their backups are
 * kept.
 * @param port the site's port
 * @throws EnvironmentError if a variable is invalid
 */
export function readBackendOptions(
  env: NodeJS.ProcessEnv,
  port: number,
): { options: BackendOptions; toContentOptions: (data: DataFiles) => ContentOptions } {
  const schedule = readBackupSchedule(env);
  const ownOrigins = readOwnOrigins(env, port);
  return {
    options: {
      dataDir: readDataDir(env),
      databaseUrl: env.DATABASE_URL,
      s3: readS3Settings(env),
      additionalKey: readAdditionalPublishableKey(env),
      proxies: readTrustedProxies(env.TRUST_PROXY),
    },
    toContentOptions: (data) => ({
      ...toContentSettings(data),
      retention: data.retention,
      backupDays: data.retention.backups.days,
      backups: schedule && { ...schedule, days: data.retention.backups.days },
      origins: [...ownOrigins, ...data.partners.known.flatMap(({ origins }) => origins)],
    }),
  };
}
