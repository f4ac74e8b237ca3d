import { existsSync } from "node:fs";
import { join } from "node:path";

/** A package that only a build needs, which `npm ci --omit=dev` leaves out with all others of that kind. */
const BUILDER = join("node_modules", "@11ty", "eleventy");

/** Whether the packages are installed that build the site and the desk's app. */
export const areBuildersInstalled = (root: string): boolean => existsSync(join(root, BUILDER));
