import { existsSync } from "node:fs";
import { join } from "node:path";

/** A dev dependency, so `npm ci --omit=dev` does not install it. */
const BUILDER = join("node_modules", "@11ty", "eleventy");

export const areBuildToolsInstalled = (root: string): boolean => existsSync(join(root, BUILDER));
