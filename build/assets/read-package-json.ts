import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const PACKAGE = fileURLToPath(new URL("../../package.json", import.meta.url));

export const readPackageJson = (): { version: string; license: string } =>
  JSON.parse(readFileSync(PACKAGE, "utf8")) as { version: string; license: string };
