import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "esbuild";
import { projectPath } from "../../site/settings/project-root.ts";

const WIDGETS_FOLDER = projectPath("widgets");

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
