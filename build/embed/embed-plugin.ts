import type { Markup, EmbedRelease } from "../../widgets/embed/embedded-form.ts";
import { type EmbedStyles, renderEmbedMarkup, type LinkedSite } from "./embed-markup.ts";
import { existsSync } from "node:fs";
import { projectPath } from "../../site/settings/project-root.ts";
import { toExportName } from "../assets/bundle-scripts.ts";
import { join } from "node:path";
import type { Plugin } from "esbuild";
import type { FullConfig } from "../../widgets/runtime/config.ts";
import { EMBEDDED_WIDGETS } from "../../widgets/embed/embedded-widgets.ts";
import { NON_REACT_WIDGETS, SITE_ONLY_WIDGETS } from "../../widgets/registry.ts";
import { pickMessages } from "../prerender/widget-config.ts";

const CLASSES_BY_STYLESHEET = {
  long: ["form-grid", "field-optional", "field-select", "field-area"],
  file: ["file"],
  explorer: ["pay"],
  jobs: ["jobs"],
  checks: ["check"],
  signIn: ["password"],
  header: ["site-header"],
} as const satisfies Partial<Record<keyof EmbedStyles, readonly string[]>>;

const classesOf = (nodes: readonly (Markup | string)[]): string[] =>
  nodes.flatMap((node) => {
    if (typeof node === "string") return [];
    const [, attributes, ...children] = node;
    return [...(attributes["class"]?.split(" ") ?? []), ...classesOf(children)];
  });

function extraStyles(nodes: readonly Markup[], styles: EmbedStyles): string {
  const usedClasses = classesOf(nodes);
  return Object.entries(CLASSES_BY_STYLESHEET)
    .filter(([, classes]) => classes.some((name) => usedClasses.includes(name)))
    .map(([name]) => styles[name as keyof typeof CLASSES_BY_STYLESHEET])
    .join("");
}

/**
 * Returns the source of the module that hydrates an embedded form: `form-modules/<tag>.ts` if it exists, otherwise a
 * generated module. Imports are relative to `widgets/`.
 */
function hydrationModule(tag: string): string {
  if (existsSync(projectPath(`widgets/embed/form-modules/${tag}.ts`)))
    return `export * from "./embed/form-modules/${tag}.ts";`;
  return `
    import texts from "texts:${tag}";
    import { ${toExportName(tag)} } from "./${tag}/${tag}.tsx";
    import { createMountForm } from "./embed/mount-form.ts";
    export * from "./embed/form-modules/shared.ts";
    export const mountForm = createMountForm([${toExportName(tag)}], texts);
  `;
}

const WIDGETS_FOLDER = projectPath("widgets");

export interface EmbedTranslation {
  config: FullConfig;
  site: LinkedSite;
}

interface EmbedConstants {
  config: FullConfig;
  translations: Readonly<Record<string, EmbedTranslation>>;
  release: EmbedRelease;
  /** Script files by tag; absent in the single-file build. */
  files?: Readonly<Record<string, readonly string[]>>;
}

const ATTRIBUTE_MODULES: Readonly<Record<string, readonly [module: string, name: string]>> = {
  "lead-form": ["adapt-lead-form", "adaptLeadForm"],
  "site-header": ["adapt-header", "adaptHeader"],
};

const TAGS = EMBEDDED_WIDGETS.map(({ tag }) => tag);

/** Returns the names of all forms' markup: `<tag>` in English, `<tag>.<language>` in other languages. */
export const markupNames = (languages: readonly string[]): string[] =>
  ["", ...languages.map((code) => `.${code}`)].flatMap((suffix) => TAGS.map((tag) => tag + suffix));

function allMarkup(languages: readonly string[]): string {
  const names = markupNames(languages);
  return [
    ...names.map((name, index) => `import form${index} from "embed:markup/${name}";`),
    `export default { ${names.map((name, index) => `"${name}": form${index}`).join(", ")} };`,
  ].join("\n");
}

/**
 * Provides the modules `embed:markup/<tag>` and `embed:markup/<tag>.<language>`, `embed:markup` with all of them,
 * `embed:texts`, `embed:apply-texts`, `embed:form-script/<tag>`, `embed:styles/<sheet>`, `embed:config`, `embed:release` and
 * `embed:site-tags`, and the JSX runtime that adds `part` attributes.
 */
export function embedPlugin(
  { config, translations, release, files }: EmbedConstants,
  styles: EmbedStyles,
): Plugin {
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
      provide(/^embed:site-tags$/, [...SITE_ONLY_WIDGETS, ...NON_REACT_WIDGETS]);
      provide(/^embed:texts$/, pickMessages(TAGS, config.messages));
      build.onLoad({ filter: /^embed:apply-texts$/, namespace: "embed" }, () => ({
        contents: `export default { ${Object.keys(translations)
          .map((code) => `${code}: () => import("embed:apply-texts/${code}")`)
          .join(", ")} };`,
        loader: "js",
      }));
      for (const [code, one] of Object.entries(translations))
        provide(new RegExp(`^embed:apply-texts/${code}$`), pickMessages(["apply-form"], one.config.messages));
      build.onLoad({ filter: /^embed:markup$/, namespace: "embed" }, () => ({
        contents: allMarkup(Object.keys(translations)),
        loader: "js",
      }));
      build.onLoad({ filter: /^embed:form-script\//, namespace: "embed" }, ({ path }) => ({
        contents: hydrationModule(path.slice("embed:form-script/".length)),
        resolveDir: WIDGETS_FOLDER,
        loader: "ts",
      }));
      build.onLoad({ filter: /^embed:styles\//, namespace: "embed" }, ({ path }) => ({
        contents: styles[path.slice("embed:styles/".length) as keyof EmbedStyles],
        loader: "text",
      }));
      build.onLoad({ filter: /^embed:markup\//, namespace: "embed" }, ({ path }) => {
        const [name = "", language] = path.slice("embed:markup/".length).split(".");
        const widget = EMBEDDED_WIDGETS.find(({ tag }) => tag === name);
        const translation = language === undefined ? undefined : translations[language];
        if (widget === undefined || (language !== undefined && translation === undefined))
          throw new Error(
            `No form or language matches ${path}, expected embed:markup/<tag> or embed:markup/<tag>.<language>`,
          );
        const nodes = renderEmbedMarkup(widget, translation?.config ?? config, translation?.site);
        const extraCss = extraStyles(nodes, styles);
        const markup = {
          nodes,
          ...(extraCss !== "" && { styles: extraCss }),
          ...(files && { files: files[widget.tag] }),
          ...(translation && { lang: translation.config.lang }),
        };
        const [module, adapt] = ATTRIBUTE_MODULES[widget.tag] ?? [];
        const members = [JSON.stringify(markup).slice(1, -1)];
        const imports: string[] = [];
        if (adapt !== undefined) {
          imports.push(`import { ${adapt} } from "./embed/${module}.ts";`);
          members.push(`adapt: ${adapt}`);
        }
        if (translation !== undefined) {
          const { messages } = translation.config;
          // Labels of the contact links that replace a form that cannot be shown.
          const { failed, email, phone } = messages.fallback;
          const ownMessages: object = pickMessages([widget.tag, "sandbox"], messages);
          const texts = { fallback: { failed, email, phone }, ...ownMessages };
          imports.push(`import { mergeStrings } from "./embed/merge-strings.ts";`);
          members.push(`complete: (strings) => mergeStrings(${JSON.stringify(texts)}, strings)`);
          if (widget.tag === "salary-explorer")
            members.push(`pay: ${JSON.stringify(translation.config.pay)}`);
        }
        return {
          contents: `${imports.join("")} export default { ${members.join(", ")} };`,
          resolveDir: WIDGETS_FOLDER,
          loader: "js",
        };
      });
    },
  };
}
