import { existsSync } from "node:fs";
import { join } from "node:path";
import { ExpectedError } from "../../model/expected-error.ts";

/** What a build needs, and what a server may lack: `npm ci --omit=dev` does not install Eleventy. */
const BUILD_TOOLS = ["build/build.ts", "node_modules/@11ty/eleventy"];

export const areBuildToolsInstalled = (root: string): boolean =>
  BUILD_TOOLS.every((path) => existsSync(join(root, path)));

/**
 * @param problem what has to be built, as the start of a sentence
 * @throws ExpectedError if the build tools are not installed
 */
export function requireBuildTools(root: string, problem: string): void {
  if (areBuildToolsInstalled(root)) return;
  throw new ExpectedError(
    `${problem}, and the build dependencies are not installed. Run \`npm ci --include=dev\` and \`npm run build\`. To remove the build dependencies again, run \`npm prune --omit=dev\`.`,
  );
}
