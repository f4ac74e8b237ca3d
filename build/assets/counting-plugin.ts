import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "esbuild";

const SCRIPT = fileURLToPath(new URL("../../widgets/forms/count-form.ts", import.meta.url));

/**
 * Writes the script that counts forms, and lets others import it. Made by itself: in one run with them it would import the compiler's own
 * helpers, which it needs none of.
 * @param folder where the scripts that import it are written
 */
export async function writeCountingScript(folder: string): Promise<{ file: string; plugin: Plugin }> {
  const { metafile } = await build({
    entryPoints: [SCRIPT],
    outdir: folder,
    entryNames: "[name]-[hash]",
    bundle: true,
    format: "esm",
    target: "es2022",
    minify: true,
    metafile: true,
    legalComments: "none",
    logLevel: "warning",
  });
  const file = join(folder, basename(Object.keys(metafile.outputs)[0] ?? ""));
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
