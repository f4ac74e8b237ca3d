import type { KnownContent } from "../data/believe-content.ts";
import type { BackendOptions } from "./open-backend.ts";
import type { DataFiles } from "../../site/model/schemas/data-files.ts";
import { loadDataFiles } from "../../site/model/loading/load-data.ts";
import { ownOrigins, readBackupSchedule } from "../platform/environment.ts";

/** What the content says of forms and partners, but for their origins, to which that of the site belongs. */
export function knownContent({
  partners,
  contexts,
  agency,
}: Pick<DataFiles, "partners" | "contexts" | "agency">): KnownContent {
  return {
    partners: partners.known.map(({ id }) => id),
    contexts: Object.keys(contexts),
    timeZone: agency.timeZone,
  };
}

/**
 * What the content decides for the backend: whose leads it does not suspect (those of the partners in
 * `content/_data/partners.yaml`, and of the site itself), which forms it counts, how long it keeps them, and for how long their backups (`retention.yaml`,
 * which the privacy policy prints).
 * @param port where the site is served
 * @throws ContentError when the data files have mistakes, EnvironmentError when a variable cannot be used
 */
export function contentSettings(
  root: string,
  env: NodeJS.ProcessEnv,
  port: number,
): Pick<BackendOptions, keyof KnownContent | "retention" | "backups"> {
  const data = loadDataFiles(root);
  const { retention } = data;
  const schedule = readBackupSchedule(env);
  return {
    ...knownContent(data),
    retention,
    backups: schedule && { ...schedule, days: retention.backups.days },
    origins: [...ownOrigins(env, port), ...data.partners.known.flatMap(({ origins }) => origins)],
  };
}
