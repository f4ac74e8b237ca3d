import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "esbuild";
import { writeScripts } from "./bundle-scripts.ts";

const SCRIPT = fileURLToPath(new URL("../../widgets/forms/count-form.ts", import.meta.url));

/**
 * Writes the script that counts forms, and lets others import it. Made by itself: in one run with them it would import the compiler's own
 * helpers, which it needs none of.
 * @param folder where the scripts that import it are written
 */
export async function writeCountingScript(folder: string): Promise<{ file: string; plugin: Plugin }> {
  const { outputs } = await writeScripts({
    entryPoints: [SCRIPT],
    outdir: folder,
    entryNames: "[name]-[hash]",
  });
  const file = join(folder, basename(Object.keys(outputs)[0] ?? ""));
  const plugin: Plugin = {
    name: "counting",
    setup(made) {
      made.onResolve({ filter: /\/count-form\.ts$/ }, () => ({
        path: `./${basename(file)}`,
        external: true,
      }));
    },
  };
  return { file, plugin };
}
