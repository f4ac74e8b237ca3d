import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { BuildOptions } from "esbuild";
import type { WidgetConfig } from "../../widgets/config.ts";
import { CLIENT_WIDGETS, PAGE_WIDGETS, PLAIN_WIDGETS, WIDGETS } from "../../widgets/registry.ts";
import { textsPlugin } from "../prerender/pick-texts.ts";
import { filesOf, writeScripts } from "./bundle-scripts.ts";
import { writeCountingScript } from "./counting-plugin.ts";
import { reactPlugin } from "./react-plugin.ts";

interface BundleOptions {
  /** The folder of the written site; scripts go into `widgets/` in it. */
  outDir: string;
  config: WidgetConfig;
}

/** The scripts of the site as they were written. */
export interface WidgetBundle {
  /** Address of the script of every page. */
  loader: string;
  /** Its text, to be measured or put into a page. */
  loaderSource: string;
  /** Addresses of the scripts that some kinds of pages load by themselves, by name. */
  pageScripts: Readonly<Record<string, string>>;
  /** Addresses of each tag's scripts, its own first, then those that it imports. */
  chunks: Readonly<Record<string, readonly string[]>>;
  /** Address of the script that counts forms. */
  counting: string;
}

const WIDGETS_FOLDER = fileURLToPath(new URL("../../widgets", import.meta.url));
const ADDRESS = "/widgets/";
/** Scripts that some kinds of pages need before the visitor turns to a widget, by name. */
const PAGE_SCRIPTS = {
  contents: "runtime/follow-reader.ts",
  "resume-drops": "resume-form/page-script.ts",
  receipt: "receipt-view/page-script.ts",
};
/** The tags whose scripts the loader fetches; those of PAGE_WIDGETS come with their pages. */
const LOADED_TAGS = [...WIDGETS.map(({ tag }) => tag), ...CLIENT_WIDGETS];
const TAGS = [...LOADED_TAGS, ...PAGE_WIDGETS];

/**
 * Compiles the widgets: first one chunk a tag, with what they share in chunks of its own, then the loader, which receives their
 * hashed names, and the pages' own scripts. Runs of their own, because in one esbuild would put code shared with the chunks on the loader's critical path.
 */
export async function bundleWidgets({ outDir, config }: BundleOptions): Promise<WidgetBundle> {
  const common: BuildOptions = {
    absWorkingDir: WIDGETS_FOLDER,
    outdir: join(outDir, "widgets"),
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
  };
  const { messages, navigation, ...known } = config;
  // What the explorer needs is in the pages that have one.
  const shared = { ...known, explorer: undefined, pay: undefined };
  const counting = await writeCountingScript(join(outDir, "widgets"));
  const forms = await writeScripts({
    ...common,
    entryPoints: TAGS.map((tag) => ({ in: join(WIDGETS_FOLDER, tag, "element.ts"), out: tag })),
    splitting: true,
    plugins: [reactPlugin(), textsPlugin(messages), counting.plugin],
    define: {
      "process.env.NODE_ENV": '"production"',
      // What looks into a page's components costs every visitor bytes and helps none.
      __REACT_DEVTOOLS_GLOBAL_HOOK__: "undefined",
      // So does React's sign that something loads, by a navigation that leads nowhere.
      navigation: "undefined",
      // As a text: an object would get a file of its own.
      WIDGET_CONFIG: JSON.stringify(JSON.stringify(shared)),
      HEADER_NAVIGATION: JSON.stringify(JSON.stringify(navigation)),
    },
  });
  const chunksOf = (tag: string) => filesOf(forms, `${tag}/element.ts`).map(toAddress);
  const chunks = Object.fromEntries(LOADED_TAGS.map((tag) => [tag, chunksOf(tag)]));

  // Apart, since what they share with the others would be a chunk that each of the others has to fetch.
  const plain = await writeScripts({
    ...common,
    entryPoints: PLAIN_WIDGETS.map((tag) => ({ in: join(WIDGETS_FOLDER, tag, "element.ts"), out: tag })),
  });
  for (const tag of PLAIN_WIDGETS) chunks[tag] = filesOf(plain, `${tag}/element.ts`).map(toAddress);

  const loader = await writeScripts({
    ...common,
    entryPoints: [{ in: join(WIDGETS_FOLDER, "runtime/loader/loader.ts"), out: "loader" }],
    define: { WIDGET_HASHES: JSON.stringify(hashesOf(chunks)), WIDGET_FOLDER: '"./"' },
  });
  const [file = ""] = Object.keys(loader.outputs);

  const early = await writeScripts({
    ...common,
    entryPoints: Object.entries(PAGE_SCRIPTS).map(([out, path]) => ({ in: join(WIDGETS_FOLDER, path), out })),
    define: { RECEIPT_SCRIPTS: JSON.stringify(chunksOf("receipt-view")) },
  });
  return {
    loader: toAddress(file),
    loaderSource: readFileSync(join(WIDGETS_FOLDER, file), "utf8"),
    pageScripts: Object.fromEntries(
      Object.entries(PAGE_SCRIPTS).map(([name, path]) => {
        const [script = ""] = filesOf(early, path);
        return [name, toAddress(script)];
      }),
    ),
    chunks,
    counting: toAddress(counting.file),
  };
}

const toAddress = (file: string): string => ADDRESS + basename(file);

/** The scripts as the loader, which is in every page, names them: by their hashes. The first is named after its tag, the others are chunks. */
const hashesOf = (chunks: WidgetBundle["chunks"]): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(chunks).map(([tag, addresses]) => [
      tag,
      addresses.map((address) => basename(address, ".js").split("-").at(-1) ?? ""),
    ]),
  );
