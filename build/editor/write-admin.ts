import { copyFileSync, mkdirSync, readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import type { Plugin } from "esbuild";
import { projectPath } from "../../site/settings/project-root.ts";
import { listDrawingFiles, readDrawingFile } from "../../site/drawings/drawing-files.ts";
import type { Messages } from "../../model/tags/tags.ts";
import { bundleScripts } from "../assets/bundle-scripts.ts";
import { messagesPlugin } from "../prerender/widget-config.ts";
import { writeHashedFile } from "../cache/list-files.ts";
import type { AdminFiles } from "../../model/page-assets.ts";

const EXTRA_FILES = [
  ["assets", /\.woff2$/],
  ["chunks", /^(react|shiki-engine)-.*\.js$/],
] as const;

const PATCHES: readonly [found: RegExp, instead: string][] = [
  [
    /There was an error while saving the entry\. Please try again later\./,
    "Nothing was saved. Fix the mistakes below, then save again.",
  ],
  // Replaces the editor's own logo, which is shown until the configuration is loaded, because the CSP would block
  // it.
  [/`data:image\/svg\+xml;base64,\$\{btoa\([\w$]+\)\}`/, "`/icon.svg`"],
  // Keeps backups of unsaved text when a local folder is opened: the editor forgets their database once its
  // backend changes from the configured one to the local one.
  [/(?<=`draft-backups`,\{keyPath:\[[^\]]*\]\}\);return\}\})[\w$]+=null/, "0"],
  // Sandboxes the preview's iframe, which needs no scripts or forms.
  [
    /sandbox="allow-same-origin allow-scripts allow-popups allow-forms"/,
    'sandbox="allow-same-origin allow-popups"',
  ],
];

function applyPatches(source: string, changes: typeof PATCHES): string {
  return changes.reduce((text, [found, instead]) => {
    if (!found.test(text))
      throw new Error(
        `@sveltia/cms no longer contains ${found.source}: update the patch in build/editor/write-admin.ts.`,
      );
    return text.replace(found, () => instead);
  }, source);
}

/**
 * Writes the editor to `admin/`: Sveltia CMS, and the start script with the preview. Visitors' pages load none
 * of it.
 */
export async function writeAdmin(
  outDir: string,
  messages: Messages,
): Promise<Omit<AdminFiles, "previewStyles">> {
  const main = createRequire(import.meta.url).resolve("@sveltia/cms");
  const require = createRequire(main);
  const immutable = readFileSync(join(dirname(require.resolve("immutable")), "immutable.es.js"));
  const immutablePath = writeHashedFile(outDir, "/admin/chunks/immutable.js", immutable);
  const source = applyPatches(readFileSync(main, "utf8").replace(/\n\/\/# sourceMappingURL=.*\s*$/, "\n"), [
    ...PATCHES,
    // Sveltia CMS passes entries to previews as Immutable.js collections. Import that library from this site,
    // because Sveltia CMS would load it from another server.
    [/[\w$]+\(`immutable`,`dist\/immutable\.es\.js`\)/, `import("${immutablePath}")`],
  ]);
  const editor = writeHashedFile(outDir, "/admin/sveltia-cms.js", source);
  for (const [folder, wanted] of EXTRA_FILES) {
    const sourceFolder = join(dirname(main), folder);
    mkdirSync(join(outDir, "admin", folder), { recursive: true });
    for (const name of readdirSync(sourceFolder).filter((file) => wanted.test(file)))
      copyFileSync(join(sourceFolder, name), join(outDir, "admin", folder, name));
  }
  const { scripts } = await bundleScripts({
    entryPoints: [projectPath("build/editor/browser/admin.ts")],
    alias: { "@sveltia/cms": `./${basename(editor)}` },
    external: [`./${basename(editor)}`],
    plugins: [messagesPlugin(messages), coversPlugin()],
    define: { "process.env.NODE_ENV": '"production"' },
  });
  return { script: writeHashedFile(outDir, "/admin/admin.js", scripts[0]?.text ?? "") };
}

/**
 * Bundles the covers for the preview of articles, since the browser cannot read the files. Their style, which is for
 * drawing programs, is left out.
 */
function coversPlugin(): Plugin {
  const names = listDrawingFiles().filter((name) => name.startsWith("covers/"));
  const files = JSON.stringify(
    Object.fromEntries(
      names.map((name) => [name, readDrawingFile(name)?.replace(/<style>.*?<\/style>/s, "")]),
    ),
  );
  return {
    name: "covers",
    setup(build) {
      build.onLoad({ filter: /[\\/]drawing-files\.ts$/ }, () => ({
        contents: `const files = ${files};
export const readDrawingFile = (name) => files[name];
export const listDrawingFiles = () => Object.keys(files);`,
      }));
    },
  };
}
