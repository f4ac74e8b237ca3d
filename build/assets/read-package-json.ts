import { readFileSync } from "node:fs";
import { projectPath } from "../../site/settings/project-root.ts";

export const readPackageJson = (): { version: string; license: string } =>
  JSON.parse(readFileSync(projectPath("package.json"), "utf8")) as { version: string; license: string };
