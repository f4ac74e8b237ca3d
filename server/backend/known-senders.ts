import type { BackendOptions } from "./open-backend.ts";
import { loadDataFiles } from "../../site/model/loading/load-data.ts";
import { ownOrigins } from "../environment.ts";

/**
 * Whose leads the backend does not suspect: those of the partners in `content/_data/partners.yaml`, and of the site itself.
 * @param port where the site is served
 * @throws ContentError when the data files have mistakes, EnvironmentError when a variable can not be used
 */
export function knownSenders(
  root: string,
  env: NodeJS.ProcessEnv,
  port: number,
): Pick<BackendOptions, "partners" | "origins"> {
  const { known } = loadDataFiles(root).partners;
  return {
    partners: known.map(({ id }) => id),
    origins: [...ownOrigins(env, port), ...known.flatMap(({ origins }) => origins)],
  };
}
