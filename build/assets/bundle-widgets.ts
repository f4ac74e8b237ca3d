import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { transform, type BuildOptions } from "esbuild";
import { projectPath } from "../../site/settings/project-root.ts";
import { PARTNER_ONLY_TAGS } from "../../model/tags/tags.ts";
import type { FullConfig } from "../../widgets/runtime/config.ts";
import { CLIENT_WIDGETS, PAGE_WIDGETS, NON_REACT_WIDGETS, WIDGETS } from "../../widgets/registry.ts";
import { messagesPlugin } from "../prerender/widget-config.ts";
import {
  listOutputFiles,
  REACT_DEFINES,
  writeScripts,
  elementEntry,
  elementPlugin,
  bundleFormCounts,
} from "./bundle-scripts.ts";

interface BundleOptions {
  outDir: string;
  config: FullConfig;
}

export type WidgetBundle = Awaited<ReturnType<typeof bundleWidgets>>;

const WIDGETS_FOLDER = projectPath("widgets");
const ADDRESS = "/widgets/";
const PAGE_SCRIPTS = {
  contents: "runtime/mark-current-section.ts",
  "narrow-jobs": "runtime/narrow-jobs.ts",
  "resume-drops": "resume-form/page-script.ts",
  receipt: "receipt-view/page-script.ts",
};
/** The script of pages that exist in several languages. */
const LANGUAGE_SCRIPT = "runtime/switch-language.ts";
const LOADED_TAGS = [
  ...WIDGETS.map(({ tag }) => tag).filter((tag) => !PARTNER_ONLY_TAGS.includes(tag)),
  ...CLIENT_WIDGETS,
];
const TAGS = [...LOADED_TAGS, ...PAGE_WIDGETS];

/**
 * Bundles the widgets (one entry per tag, with shared chunks), then the loader, which contains their hashed names,
 * and the page scripts. Uses separate esbuild runs, because code shared with the chunks would delay the loader.
 */
export async function bundleWidgets({ outDir, config }: BundleOptions) {
  const common: BuildOptions = {
    absWorkingDir: WIDGETS_FOLDER,
    outdir: join(outDir, "widgets"),
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
  };
  const { messages, navigation, ...known } = config;
  const widgetConfig = { ...known, explorer: undefined, pay: undefined };
  const formCounts = await bundleFormCounts(join(outDir, "widgets"));
  const forms = await writeScripts({
    ...common,
    entryPoints: TAGS.map((tag) => ({ in: elementEntry(tag), out: tag })),
    splitting: true,
    plugins: [elementPlugin(), messagesPlugin(messages), formCounts.plugin],
    define: {
      ...REACT_DEFINES,
      // A string literal, because esbuild would move an object to a separate chunk.
      WIDGET_CONFIG: JSON.stringify(JSON.stringify(widgetConfig)),
      HEADER_NAVIGATION: JSON.stringify(JSON.stringify(navigation)),
    },
  });
  const chunksOf = (tag: string) =>
    listOutputFiles(forms, elementEntry(tag).replace(`${WIDGETS_FOLDER}/`, "")).map(toAddress);
  // URLs of each tag's scripts: the tag's own first, then its imports.
  const chunks = Object.fromEntries(LOADED_TAGS.map((tag) => [tag, chunksOf(tag)]));

  const results = readFileSync(join(WIDGETS_FOLDER, "article-search/results.css"), "utf8");
  const nonReactBuild = await writeScripts({
    ...common,
    entryPoints: NON_REACT_WIDGETS.map((tag) => ({ in: join(WIDGETS_FOLDER, tag, "element.ts"), out: tag })),
    define: {
      RESULTS_STYLES: JSON.stringify((await transform(results, { loader: "css", minify: true })).code),
    },
  });
  for (const tag of NON_REACT_WIDGETS)
    chunks[tag] = listOutputFiles(nonReactBuild, `${tag}/element.ts`).map(toAddress);

  const loader = await writeScripts({
    ...common,
    entryPoints: [{ in: join(WIDGETS_FOLDER, "runtime/loader/loader.ts"), out: "loader" }],
    define: { WIDGET_HASHES: JSON.stringify(hashesOf(chunks)), WIDGET_FOLDER: '"./"' },
  });
  const [file = ""] = Object.keys(loader.outputs);

  const pageScriptBuild = await writeScripts({
    ...common,
    entryPoints: Object.entries(PAGE_SCRIPTS).map(([out, path]) => ({ in: join(WIDGETS_FOLDER, path), out })),
    define: { RECEIPT_SCRIPTS: JSON.stringify(chunksOf("receipt-view")) },
  });
  // With splitting, so that the script loads what keeps the reader's place only when it is needed.
  const languageBuild = await writeScripts({
    ...common,
    entryPoints: [{ in: join(WIDGETS_FOLDER, LANGUAGE_SCRIPT), out: "language" }],
    splitting: true,
  });
  return {
    loader: toAddress(file),
    loaderSource: readFileSync(join(WIDGETS_FOLDER, file), "utf8"),
    pageScripts: Object.fromEntries(
      [
        ...Object.entries(PAGE_SCRIPTS).map(([name, path]) => [name, pageScriptBuild, path] as const),
        ["language", languageBuild, LANGUAGE_SCRIPT] as const,
      ].map(([name, built, path]) => {
        const [script = ""] = listOutputFiles(built, path);
        return [name, toAddress(script)];
      }),
    ),
    chunks,
    formCountsScript: toAddress(formCounts.file),
  };
}

const toAddress = (file: string): string => ADDRESS + basename(file);

const hashesOf = (chunks: Readonly<Record<string, readonly string[]>>): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(chunks).map(([tag, addresses]) => [
      tag,
      addresses.map((address) => basename(address, ".js").split("-").at(-1) ?? ""),
    ]),
  );
