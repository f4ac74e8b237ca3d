import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "esbuild";

const { resolve } = createRequire(import.meta.url);

/** What may be imported of React, and the file of its production build behind it. */
const FILES: Readonly<Record<string, string>> = {
  react: "cjs/react.production.js",
  "react/jsx-runtime": "cjs/react-jsx-runtime.production.js",
  "react-dom": "cjs/react-dom.production.js",
  "react-dom/client": "cjs/react-dom-client.production.js",
  scheduler: "cjs/scheduler.production.js",
};

/**
 * Reads React's production build as ES modules, so that what nobody imports is left out and names get short: 3.4 KB less after gzip.
 * React itself comes as CommonJS alone, whose exports no compiler can shorten or drop.
 */
export const reactModules: Plugin = {
  name: "react-modules",
  setup(build) {
    // React asks for functions that only its development build has, and does without them.
    build.initialOptions.logOverride = { "import-is-undefined": "silent" };
    build.onResolve({ filter: /^(?:react|react-dom|scheduler)(?:\/|$)/ }, ({ path, importer }) => {
      const file = FILES[path];
      if (file === undefined) return { errors: [{ text: `${importer}: there is no ES module for ${path}` }] };
      const [name = ""] = path.split("/");
      return { path: join(dirname(resolve(`${name}/package.json`)), file) };
    });
    build.onLoad({ filter: /[\\/](?:react|react-dom|scheduler)[\\/]cjs[\\/]/ }, ({ path }) => ({
      contents: toModule(readFileSync(path, "utf8"), path),
    }));
    // Its one import is the default, which React has only as CommonJS.
    build.onLoad({ filter: /react-to-web-component\.js$/ }, ({ path }) => ({
      contents: readFileSync(path, "utf8").replace(
        /^import (\w+) from "react"/,
        'import * as $1 from "react"',
      ),
    }));
  },
};

/**
 * Turns a file of React's production build into an ES module. Those files are flat: `require` and `exports` stand at their top level.
 * @param name the file's name, for the error
 * @throws Error when a file is built otherwise
 */
export function toModule(source: string, name: string): string {
  const exported = new Set<string>();
  const body = source
    .replace(
      /^(?:var)?\s+(\w+) = require\("([^"]+)"\)[,;]$/gm,
      (_line, local: string, module: string) => `import * as ${local} from "${module}";`,
    )
    .replace(/^exports\.(\w+) =/gm, (line, key: string) => {
      if (exported.has(key)) return line;
      exported.add(key);
      return `var export_${key} =`;
    })
    .replace(/\bexports\.(\w+)/g, (found, key: string) => (exported.has(key) ? `export_${key}` : found));
  const left = /\b(?:exports\b|module\.|require\().*/.exec(body);
  if (left !== null)
    throw new Error(`${name}: found "${left[0]}", expected exports and requires at the top level alone`);
  return `${body}\nexport { ${[...exported].map((key) => `export_${key} as ${key}`).join(", ")} };\n`;
}
