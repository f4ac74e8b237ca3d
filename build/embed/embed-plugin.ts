import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "esbuild";
import type { FullConfig } from "../../widgets/messages.ts";
import type { EmbedRelease } from "../../widgets/embed/embedded-form.ts";
import { EMBEDDED_WIDGETS } from "../../widgets/embed/embedded-widgets.ts";
import { renderEmbedMarkup } from "./embed-markup.ts";
import type { EmbedStyles } from "./embed-styles.ts";
import { formPart } from "./form-part.ts";
import { ownStyles } from "./own-styles.ts";
import { pickTexts } from "../prerender/pick-texts.ts";

const WIDGETS_FOLDER = fileURLToPath(new URL("../../widgets", import.meta.url));

interface EmbedConstants {
  config: FullConfig;
  release: EmbedRelease;
  /** Script files by tag; absent in the single-file build. */
  files?: Readonly<Record<string, readonly string[]>>;
}

/** Modules that apply attributes to the markup: path and export by tag. */
const ADAPTED: Readonly<Record<string, readonly [module: string, name: string]>> = {
  "lead-form": ["adapt-lead-form", "adaptLeadForm"],
  "site-header": ["adapt-header", "adaptHeader"],
};

const TAGS = EMBEDDED_WIDGETS.map(({ tag }) => tag);

/** Exports the markup of all forms by tag. */
const ALL_MARKUP = [
  ...TAGS.map((tag, index) => `import form${index} from "embed:markup/${tag}";`),
  `export default { ${TAGS.map((tag, index) => `"${tag}": form${index}`).join(", ")} };`,
].join("\n");

/**
 * Provides the modules `embed:markup/<tag>`, `embed:markup` with all of them, `embed:texts`, `embed:part/<tag>`,
 * `embed:styles/<sheet>`, `embed:config` and `embed:release`, and the JSX runtime that adds `part`.
 */
export function embedPlugin({ config, release, files }: EmbedConstants, styles: EmbedStyles): Plugin {
  const jsxRuntime = join(WIDGETS_FOLDER, "embed/jsx-runtime.ts");
  return {
    name: "embed",
    setup(build) {
      build.onResolve({ filter: /^embed:/ }, ({ path }) => ({ path, namespace: "embed" }));
      build.onResolve({ filter: /^ridgebeam-parts\/jsx-runtime$/ }, () => ({ path: jsxRuntime }));
      const provide = (name: RegExp, value: unknown): void =>
        build.onLoad({ filter: name, namespace: "embed" }, () => ({
          contents: JSON.stringify(value),
          loader: "json",
        }));
      const { agency, backend } = config;
      provide(/^embed:config$/, { agency, backend });
      provide(/^embed:release$/, release);
      provide(/^embed:texts$/, pickTexts(TAGS, config.messages));
      build.onLoad({ filter: /^embed:markup$/, namespace: "embed" }, () => ({
        contents: ALL_MARKUP,
        loader: "js",
      }));
      build.onLoad({ filter: /^embed:part\//, namespace: "embed" }, ({ path }) => ({
        contents: formPart(path.slice("embed:part/".length)),
        resolveDir: WIDGETS_FOLDER,
        loader: "ts",
      }));
      build.onLoad({ filter: /^embed:styles\//, namespace: "embed" }, ({ path }) => ({
        contents: styles[path.slice("embed:styles/".length) as keyof EmbedStyles],
        loader: "text",
      }));
      build.onLoad({ filter: /^embed:markup\//, namespace: "embed" }, ({ path }) => {
        const widget = EMBEDDED_WIDGETS.find(({ tag }) => path.endsWith(`/${tag}`));
        if (widget === undefined) throw new Error(`${path}: there is no such form`);
        const nodes = renderEmbedMarkup(widget, config);
        const own = ownStyles(nodes, styles);
        const markup = {
          nodes,
          ...(own !== "" && { styles: own }),
          ...(files && { files: files[widget.tag] }),
        };
        const [module, name] = ADAPTED[widget.tag] ?? [];
        const data = JSON.stringify(markup);
        return {
          contents: name
            ? `import { ${name} } from "./embed/${module}.ts"; export default { ...${data}, adapt: ${name} }`
            : `export default ${data}`,
          resolveDir: WIDGETS_FOLDER,
          loader: "js",
        };
      });
    },
  };
}
