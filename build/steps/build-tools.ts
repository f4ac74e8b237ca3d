import { existsSync } from "node:fs";
import { join } from "node:path";

/** What a build needs, and what a server may lack: `npm ci --omit=dev` does not install Eleventy. */
const BUILD_TOOLS = ["build/build.ts", "node_modules/@11ty/eleventy"];

export const areBuildToolsInstalled = (root: string): boolean =>
  BUILD_TOOLS.every((path) => existsSync(join(root, path)));
