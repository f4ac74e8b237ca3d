import { copyFileSync, mkdirSync, readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import type { CmsConfig } from "@sveltia/cms";
import { writeHashedFile } from "../assets/hashed-file.ts";
import type { AdminFiles } from "../../site/model/page-assets.ts";

/** What of Sveltia CMS the editor's fields need beside its main script: its fonts, and the parts that it loads on demand. */
const PARTS = [
  ["assets", /\.woff2$/],
  ["chunks", /^(react|shiki-engine)-.*\.js$/],
] as const;

/** What of the package's script is another on this site: what to look for, and what takes its place. */
const CHANGES: readonly [found: RegExp, instead: string][] = [
  // Above the mistakes that keep an entry from being saved.
  [
    /There was an error while saving the entry\. Please try again later\./,
    "Nothing was saved. Mend what is named below, then save again.",
  ],
  // Its own logo, which it fetches before it has read of this site's, and which the policy refuses.
  [/`data:image\/svg\+xml;base64,\$\{btoa\([\w$]+\)\}`/, "`/icon.svg`"],
];

/** @throws Error when the package is another by now */
function adapt(source: string): string {
  return CHANGES.reduce((text, [found, instead]) => {
    if (!found.test(text))
      throw new Error(
        `@sveltia/cms no longer has ${found.source}: look up what it has, in build/editor/write-admin.ts.`,
      );
    return text.replace(found, () => instead);
  }, source);
}

/**
 * Writes the editor into `admin/`: Sveltia CMS as its package has it, the script that starts it, and its configuration.
 * Pages of visitors load none of it.
 */
export async function writeAdmin(outDir: string, config: CmsConfig): Promise<AdminFiles> {
  const main = createRequire(import.meta.url).resolve("@sveltia/cms");
  const source = adapt(readFileSync(main, "utf8").replace(/\n\/\/# sourceMappingURL=.*\s*$/, "\n"));
  const editor = writeHashedFile(outDir, "/admin/sveltia-cms.js", source);
  for (const [folder, wanted] of PARTS) {
    const from = join(dirname(main), folder);
    mkdirSync(join(outDir, "admin", folder), { recursive: true });
    for (const name of readdirSync(from).filter((file) => wanted.test(file)))
      copyFileSync(join(from, name), join(outDir, "admin", folder, name));
  }
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL("browser/admin.ts", import.meta.url))],
    alias: { "@sveltia/cms": `./${basename(editor)}` },
    external: [`./${basename(editor)}`],
    bundle: true,
    write: false,
    format: "esm",
    target: "es2022",
    minify: true,
    legalComments: "none",
    logLevel: "warning",
  });
  return {
    script: writeHashedFile(outDir, "/admin/admin.js", outputFiles[0]?.contents ?? ""),
    config: writeHashedFile(outDir, "/admin/config.json", JSON.stringify(config)),
  };
}
