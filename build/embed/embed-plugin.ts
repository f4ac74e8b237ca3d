import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "esbuild";
import type { WidgetConfig } from "../../widgets/config.ts";
import type { EmbedRelease } from "../../widgets/embed/embedded-form.ts";
import { EMBEDDED_WIDGETS } from "../../widgets/embed/embedded-widgets.ts";
import { renderEmbedMarkup } from "./embed-markup.ts";
import type { EmbedStyles } from "./embed-styles.ts";
import { usedTexts } from "./used-texts.ts";

/** What is compiled into the partner script. */
export interface EmbedConstants {
  config: WidgetConfig;
  release: EmbedRelease;
}

/**
 * Provides `embed:markup/<tag>`, `embed:texts/<tag>` and `embed:styles/<sheet>`, the JSX runtime that names parts, and the compile-time constants. The
 * latter as declarations in the two files that read them: by `define`, esbuild would have every module ask for them first.
 */
export function embedPlugin({ config, release }: EmbedConstants, styles: EmbedStyles): Plugin {
  const jsxRuntime = fileURLToPath(new URL("../../widgets/embed/jsx-runtime.ts", import.meta.url));
  return {
    name: "embed",
    setup(build) {
      build.onResolve({ filter: /^embed:/ }, ({ path }) => ({ path, namespace: "embed" }));
      build.onResolve({ filter: /^ridgebeam-parts\/jsx-runtime$/ }, () => ({ path: jsxRuntime }));
      const declare = (filter: RegExp, name: string, value: unknown): void =>
        build.onLoad({ filter }, ({ path }) => ({
          contents: `const ${name} = ${JSON.stringify(value)};\n${readFileSync(path, "utf8")}`,
          loader: "ts",
        }));
      const { agency, backend } = config;
      declare(/widgets\/config\.ts$/, "WIDGET_CONFIG", { agency, backend });
      declare(/widgets\/embed\/embedded-form\.ts$/, "EMBED_RELEASE", release);
      // zod keeps its settings in a global; on a partner's page they stay with us.
      build.onLoad({ filter: /zod\/v4\/core\/core\.js$/ }, ({ path }) => ({
        contents: `const ownGlobal = {};\n${readFileSync(path, "utf8").replaceAll("globalThis", "ownGlobal")}`,
        loader: "js",
      }));
      build.onLoad({ filter: /^embed:styles\//, namespace: "embed" }, ({ path }) => ({
        contents: styles[path.slice("embed:styles/".length) as keyof EmbedStyles],
        loader: "text",
      }));
      build.onLoad({ filter: /^embed:texts\//, namespace: "embed" }, async ({ path }) => {
        const tag = path.slice("embed:texts/".length);
        const tags = EMBEDDED_WIDGETS.map((widget) => widget.tag);
        const texts = await usedTexts(tag === "all-forms" ? tags : [tag], config.messages);
        return { contents: JSON.stringify(texts), loader: "json" };
      });
      build.onLoad({ filter: /^embed:markup\//, namespace: "embed" }, ({ path }) => {
        const widget = EMBEDDED_WIDGETS.find(({ tag }) => path.endsWith(`/${tag}`));
        if (widget === undefined) throw new Error(`${path}: there is no such form`);
        const markup = {
          nodes: renderEmbedMarkup(widget, config),
          ...(widget.tag === "resume-form" ? { styles: styles.file } : {}),
        };
        return { contents: JSON.stringify(markup), loader: "json" };
      });
    },
  };
}
