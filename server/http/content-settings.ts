import type { ContentSettings } from "../data/store-content-settings.ts";
import type { BackendOptions } from "./open-backend.ts";
import type { DataFiles } from "../../site/model/kinds/data-files.ts";
import { FORM_TAGS } from "../../site/model/tags/form-tags.ts";
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
 * Returns the backend settings that the content defines: trusted origins of the site and its partners, the forms to
 * count, and how long submissions and their backups are kept.
 * @param port the site's port
 * @throws EnvironmentError if a variable is invalid
 */
export function toBackendSettings(
  data: DataFiles,
  env: NodeJS.ProcessEnv,
  port: number,
): Pick<BackendOptions, keyof ContentSettings | "retention" | "backups" | "backupDays"> {
  const { retention } = data;
  const schedule = readBackupSchedule(env);
  return {
    ...toContentSettings(data),
    retention,
    backupDays: retention.backups.days,
    backups: schedule && { ...schedule, days: retention.backups.days },
    origins: [...readOwnOrigins(env, port), ...data.partners.known.flatMap(({ origins }) => origins)],
  };
}
