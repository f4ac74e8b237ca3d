import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

/**
 * Type-checks files with strict settings, as in a partner's project.
 * @param folder where to write the files
 * @param options additional compiler options
 * @returns the compiler's messages
 */
export function compileTypes(
  folder: string,
  files: Readonly<Record<string, string>>,
  options: Readonly<Record<string, unknown>> = {},
): string {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const compilerOptions = {
    module: "esnext",
    moduleResolution: "bundler",
    target: "es2022",
    jsx: "react-jsx",
    strict: true,
    exactOptionalPropertyTypes: true,
    skipDefaultLibCheck: true,
    noEmit: true,
    types: [],
    ...options,
  };
  const settings = JSON.stringify({ compilerOptions, files: Object.keys(files) });
  writeFileSync(join(folder, "tsconfig.json"), settings);
  const compiler = resolve("node_modules/typescript/bin/tsc");
  return spawnSync(process.execPath, [compiler, "-p", folder], { encoding: "utf8" }).stdout;
}
