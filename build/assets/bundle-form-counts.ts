import { basename, join } from "node:path";
import type { Plugin } from "esbuild";
import { projectPath } from "../../site/settings/project-root.ts";
import { writeScripts } from "./bundle-scripts.ts";

const SCRIPT = projectPath("widgets/forms/count-form.ts");

/**
 * Bundles the script that counts form events, and returns a plugin that makes other bundles import it. Uses a
 * separate esbuild run, because the script would otherwise import esbuild helpers that it does not use.
 * @param folder output folder of the script and of the bundles that import it
 */
export async function bundleFormCounts(folder: string): Promise<{ file: string; plugin: Plugin }> {
  const { outputs } = await writeScripts({
    entryPoints: [SCRIPT],
    outdir: folder,
    entryNames: "[name]-[hash]",
  });
  const file = join(folder, basename(Object.keys(outputs)[0] ?? ""));
  const plugin: Plugin = {
    name: "counting",
    setup(pluginBuild) {
      pluginBuild.onResolve({ filter: /\/count-form\.ts$/ }, () => ({
        path: `./${basename(file)}`,
        external: true,
      }));
    },
  };
  return { file, plugin };
}
