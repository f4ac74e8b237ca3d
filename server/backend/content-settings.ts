import type { BackendOptions } from "./open-backend.ts";
import { loadDataFiles } from "../../site/model/loading/load-data.ts";
import { ownOrigins } from "../environment.ts";

/**
 * What the content decides for the backend: whose leads it does not suspect (those of the partners in
 * `content/_data/partners.yaml`, and of the site itself), and how long it keeps them (`retention.yaml`, which the privacy
 * policy prints).
 * @param port where the site is served
 * @throws ContentError when the data files have mistakes, EnvironmentError when a variable cannot be used
 */
export function contentSettings(
  root: string,
  env: NodeJS.ProcessEnv,
  port: number,
): Pick<BackendOptions, "partners" | "origins" | "retention"> {
  const { partners, retention } = loadDataFiles(root);
  const { known } = partners;
  return {
    partners: known.map(({ id }) => id),
    retention,
    origins: [...ownOrigins(env, port), ...known.flatMap(({ origins }) => origins)],
  };
}
