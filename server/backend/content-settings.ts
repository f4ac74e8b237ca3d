import type { BackendOptions } from "./open-backend.ts";
import { loadDataFiles } from "../../site/model/loading/load-data.ts";
import { ownOrigins, readBackupSchedule } from "../environment.ts";

/**
 * What the content decides for the backend: whose leads it does not suspect (those of the partners in
 * `content/_data/partners.yaml`, and of the site itself), how long it keeps them, and for how long their backups (`retention.yaml`,
 * which the privacy policy prints).
 * @param port where the site is served
 * @throws ContentError when the data files have mistakes, EnvironmentError when a variable cannot be used
 */
export function contentSettings(
  root: string,
  env: NodeJS.ProcessEnv,
  port: number,
): Pick<BackendOptions, "partners" | "origins" | "retention" | "backups"> {
  const { partners, retention } = loadDataFiles(root);
  const schedule = readBackupSchedule(env);
  const { known } = partners;
  return {
    partners: known.map(({ id }) => id),
    retention,
    backups: schedule && { ...schedule, days: retention.backups.days },
    origins: [...ownOrigins(env, port), ...known.flatMap(({ origins }) => origins)],
  };
}
