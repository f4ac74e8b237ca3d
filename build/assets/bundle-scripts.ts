import { mkdirSync, writeFileSync, existsSync } from "node:fs";
import { dirname, join, basename } from "node:path";
import { build, type BuildOptions, type Metafile, type Plugin } from "esbuild";
import { minify, parseSync } from "rolldown/utils";
import { projectPath } from "../../site/settings/project-root.ts";

const SCRIPT = projectPath("widgets/forms/count-form.ts");

const WIDGETS_FOLDER = projectPath("widgets");

const TARGET = "es2022";

/** Settings for React's production build. */
export const REACT_DEFINES = {
  "process.env.NODE_ENV": '"production"',
  // Disables React's hook for browser developer tools, which visitors do not need.
  __REACT_DEVTOOLS_GLOBAL_HOOK__: "undefined",
  // Disables React's loading indicator, which triggers a no-op navigation that a page could observe.
  navigation: "undefined",
};

/** A script as it is published. */
export interface Script {
  path: string;
  text: string;
}

const REACT_DOM = /(?:^|\/)node_modules\/react-dom\//;

/**
 * Makes Chromium compile all functions of a script on a background thread while the script loads. Otherwise it compiles
 * each at its first call, on the main thread, which takes half of the time in which React hydrates a form.
 * @see https://v8.dev/blog/explicit-compile-hints
 */
const COMPILE_HINT = "//# allFunctionsCalledOnLoad\n";

/** Bundles with esbuild, then minifies once more with Rolldown, which makes React and supabase-js 2% to 6% smaller. */
export async function bundleScripts(
  options: BuildOptions,
): Promise<{ scripts: Script[]; metafile: Metafile }> {
  const { outputFiles, metafile } = await build({
    bundle: true,
    format: "esm",
    target: TARGET,
    jsx: "automatic",
    minify: true,
    legalComments: "none",
    // Write ASCII, because some hosts and partners' pages do not declare UTF-8.
    charset: "ascii",
    logLevel: "warning",
    ...options,
    metafile: true,
    write: false,
  });
  const listFilesWith = (isWanted: (input: string) => boolean): string[] =>
    Object.entries(metafile.outputs)
      .filter(([, { inputs }]) => Object.keys(inputs).some(isWanted))
      .map(([file]) => basename(file));
  const filesWithReact = listFilesWith((input) => REACT_DOM.test(input));
  const filesWithCommonJs = listFilesWith((input) => metafile.inputs[input]?.format === "cjs");
  const scripts = outputFiles.map(async ({ path, text }) => {
    const source = filesWithCommonJs.includes(basename(path)) ? parenthesizeModules(path, text) : text;
    const code = options.minify === false ? text : await minifyAgain(path, source);
    const isHinted = options.splitting === true && filesWithReact.includes(basename(path));
    return { path, text: isHinted ? COMPILE_HINT + code : code };
  });
  return { scripts: await Promise.all(scripts), metafile };
}

async function minifyAgain(path: string, text: string): Promise<string> {
  const { code, errors } = await minify(path, text, {
    module: true,
    compress: { target: TARGET },
    codegen: { asciiOnly: true },
  });
  if (errors.length > 0) throw new Error(`Rolldown cannot minify ${path}: ${errors[0]?.message ?? ""}`);
  return code;
}

/**
 * Puts the function of each bundled CommonJS module, such as React's, into parentheses. Browsers compile such a
 * function with its script, on a background thread. Without parentheses they skip it at first, and parse it again
 * on the main thread, where it delays a visitor's first key.
 * @see https://v8.dev/blog/preparser#pife
 */
function parenthesizeModules(path: string, text: string): string {
  const { body } = parseSync(path, text).program;
  const [first] = body;
  const wrapper =
    first?.type === "ExpressionStatement" && first.expression.type === "CallExpression"
      ? first.expression.callee
      : undefined;
  // A script that is no module is one function, which contains the modules.
  const own = wrapper?.type === "ParenthesizedExpression" ? wrapper.expression : wrapper;
  const statements =
    own?.type === "ArrowFunctionExpression" && own.body.type === "BlockStatement" ? own.body.body : body;
  const insertions: [at: number, parenthesis: string][] = [];
  for (const statement of statements) {
    if (statement.type !== "VariableDeclaration") continue;
    for (const { init } of statement.declarations) {
      if (init?.type !== "CallExpression" || init.arguments.length !== 1) continue;
      const [module] = init.arguments;
      if (module?.type === "ArrowFunctionExpression") insertions.push([module.start, "("], [module.end, ")"]);
    }
  }
  let result = "";
  let copied = 0;
  for (const [at, parenthesis] of insertions) {
    result += text.slice(copied, at) + parenthesis;
    copied = at;
  }
  return result + text.slice(copied);
}

export async function writeScripts(options: BuildOptions): Promise<Metafile> {
  const { scripts, metafile } = await bundleScripts(options);
  for (const { path, text } of scripts) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return metafile;
}

/**
 * Lists the output file of an entry point and the files that it imports statically, directly or indirectly.
 * @param entryPoint path of the entry point, as written in the metafile
 */
export function listOutputFiles(metafile: Metafile, entryPoint: string): string[] {
  const entry = Object.entries(metafile.outputs).find(([, output]) => output.entryPoint === entryPoint)?.[0];
  if (entry === undefined) throw new Error(`esbuild produced no output file for ${entryPoint}`);
  const files = new Set([entry]);
  for (const file of files) {
    for (const { path, kind } of metafile.outputs[file]?.imports ?? []) {
      if (kind === "import-statement") files.add(path);
    }
  }
  return [...files];
}

/** Returns the name of the widget that `widgets/<tag>/<tag>.tsx` exports, such as `leadFormWidget` for `lead-form`. */
export const toExportName = (tag: string): string =>
  `${tag.replace(/-(\w)/g, (_hyphen, letter: string) => letter.toUpperCase())}Widget`;

export const elementEntry = (tag: string): string => {
  const entryFile = join(WIDGETS_FOLDER, tag, "element.ts");
  return existsSync(entryFile) ? entryFile : `element:${tag}`;
};

export function elementPlugin(): Plugin {
  return {
    name: "element",
    setup(build) {
      build.onResolve({ filter: /^element:/ }, ({ path }) => ({
        path: path.slice("element:".length),
        namespace: "element",
      }));
      build.onLoad({ filter: /.*/, namespace: "element" }, ({ path: tag }) => ({
        contents: `
          import texts from "texts:${tag}";
          import { defineWidget } from "./runtime/widget-element.ts";
          import { ${toExportName(tag)} } from "./${tag}/${tag}.tsx";
          defineWidget(${toExportName(tag)}, texts);
        `,
        resolveDir: WIDGETS_FOLDER,
        loader: "ts",
      }));
    },
  };
}

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
