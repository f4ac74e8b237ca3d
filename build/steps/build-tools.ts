import { existsSync } from "node:fs";
import { join } from "node:path";

/** A dev dependency, which `npm ci --omit=dev` does not install. */
const BUILDER = join("node_modules", "@11ty", "eleventy");

/** Whether the dev dependencies that build the site and the desk's app are installed. */
export const areBuildToolsInstalled = (root: string): boolean => existsSync(join(root, BUILDER));
