import { syncBuiltinESMExports } from "node:module";
import os from "node:os";
import { resolve } from "node:path";

/**
 * Runs scripts one after another in this process, which saves starting one for each, and prints each script's exit code
 * and output as JSON. Arguments: the argument for all scripts, then their paths.
 */
const [argument = "", ...paths] = process.argv.slice(2);
const results: Record<string, { code: unknown; out: string; errors: string }> = {};
const exit = process.exit.bind(process);
const print = process.stdout.write.bind(process.stdout);
const exitError = new Error("exit");

// Some commands lower their priority, which would slow down those after them.
os.setPriority = () => undefined;
syncBuiltinESMExports();

for (const path of paths) {
  const result = { code: 0 as unknown, out: "", errors: "" };
  process.argv = [process.execPath, path, argument];
  process.exitCode = 0;
  process.stdout.write = (text) => Boolean((result.out += String(text)));
  process.stderr.write = (text) => Boolean((result.errors += String(text)));
  process.exit = (code) => {
    process.exitCode = code ?? 0;
    throw exitError;
  };
  await import(resolve(path)).catch((error: unknown) => {
    if (error !== exitError) result.errors += String(error);
  });
  results[path] = { ...result, code: process.exitCode };
}
print(JSON.stringify(results), () => exit(0));
