import type { Plugin, BuildOptions } from "esbuild";
import type { ExplorerData } from "../../model/pay/explorer-data.ts";
import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join, basename, resolve } from "node:path";
import type { PinnedFile, PinnedRelease, EmbedBundle } from "../../model/page-assets.ts";
import { writeHashedFile } from "../cache/list-files.ts";
import { projectPath } from "../../site/settings/project-root.ts";
import { toSiteLanguage, type Language } from "../../model/languages.ts";
import type { FullConfig } from "../../widgets/runtime/config.ts";
import { COMMON_ATTRIBUTES } from "../../model/tags/embed.ts";
import type { EmbedRelease } from "../../widgets/embed/embedded-form.ts";
import { EMBEDDED_WIDGETS } from "../../widgets/embed/embedded-widgets.ts";
import { embedManifest, type EmbedDescriptions, readPackageJson } from "./embed-manifest.ts";
import { embedPlugin, markupNames, type EmbedTranslation } from "./embed-plugin.ts";
import { embedStyles } from "./embed-markup.ts";
import { embedTypes } from "./types/embed-types.ts";
import { writeWordpressPlugin } from "./wordpress/write-wordpress-plugin.ts";
import { writeNpmPackage } from "./npm/write-npm-package.ts";
import {
  bundleScripts,
  listOutputFiles,
  REACT_DEFINES,
  writeScripts,
  type Script,
  bundleFormCounts,
} from "../assets/bundle-scripts.ts";
import { pickMessages, messagesPlugin, type TranslatedConfig } from "../prerender/widget-config.ts";

/** Provides the salary explorer's data as the `pay:explorer` module. */
function payPlugin(data: ExplorerData | undefined): Plugin {
  return {
    name: "pay",
    setup(build) {
      build.onResolve({ filter: /^pay:/ }, ({ path }) => ({ path, namespace: "pay" }));
      build.onLoad({ filter: /.*/, namespace: "pay" }, () => {
        if (data === undefined)
          throw new Error("The widgets' configuration has no pay data, which the salary explorer needs.");
        return { contents: JSON.stringify(data), loader: "json" };
      });
    },
  };
}

/**
 * Writes one immutable file per language and lists the files in `release.json`. Files of other languages also
 * contain the English forms.
 * @param bundle bundles the English forms and, if given, those in another language into one script
 */
async function writePinnedRelease(
  outDir: string,
  version: string,
  languages: readonly string[],
  bundle: (language?: string) => Promise<string>,
): Promise<PinnedRelease> {
  const write = async (name: string, language?: string): Promise<PinnedFile> => {
    const text = await bundle(language);
    return {
      file: writeHashedFile(outDir, `/embed/${version}/${name}.js`, text),
      integrity: `sha384-${createHash("sha384").update(text).digest("base64")}`,
    };
  };
  const [english, ...translated] = await Promise.all([
    write("forms"),
    ...languages.map(async (code) => [code, await write(`forms.${code}`, code)] as const),
  ]);
  const release = { version, ...english, languages: Object.fromEntries(translated) };
  writeFileSync(join(outDir, "embed", "release.json"), `${JSON.stringify(release, null, 2)}\n`);
  return release;
}

const WIDGETS_FOLDER = projectPath("widgets");

/** The salary explorer is bundled in a separate run, because a shared run would add an extra chunk to each form. */
const EXPLORER = "salary-explorer";

/**
 * Writes `embed/`: `v1.js` with its modules in `parts/`, the single-file release, types, custom elements manifest,
 * npm package, WordPress plugin and message tables. `v1.js` and the markup have their own esbuild runs, because in a
 * shared run they would import chunks that React also uses.
 * @param origin origin of the published site
 */
export async function bundleEmbed(
  outDir: string,
  fullConfig: FullConfig,
  translatedConfigs: Readonly<Partial<Record<Language, TranslatedConfig>>>,
  origin: string,
  descriptions: EmbedDescriptions,
): Promise<EmbedBundle> {
  const config = omitUnusedFields(fullConfig);
  const translations = Object.fromEntries(
    Object.entries(translatedConfigs).map(([code, translation]): [string, EmbedTranslation] => [
      code,
      {
        config: omitUnusedFields(translation.config),
        site: {
          language: toSiteLanguage(code),
          addresses: new Map(Object.entries(translation.addresses)),
          inEnglish: translation.englishLinkTitle,
        },
      },
    ]),
  );
  const languages = Object.keys(translations);
  const { version } = readPackageJson();
  const folder = resolve(outDir, "embed");
  const tags = EMBEDDED_WIDGETS.map(({ tag }) => tag);
  // The entry script already contains the first form's markup.
  const [, ...otherMarkupNames] = markupNames(languages);
  const constants = { config, translations, release: toRelease(version, config, languages) };
  const styles = await embedStyles();
  const pluginsFor = (own: Partial<Parameters<typeof embedPlugin>[0]> = {}) => [
    messagesPlugin(config.messages),
    payPlugin(config.pay),
    embedPlugin({ ...constants, ...own }, styles),
  ];
  const common: BuildOptions = {
    absWorkingDir: WIDGETS_FOLDER,
    jsxImportSource: "ridgebeam-parts",
    plugins: pluginsFor(),
    define: REACT_DEFINES,
  };
  const modules: BuildOptions = {
    ...common,
    outdir: join(folder, "parts"),
    entryNames: "[name]-[hash]",
  };
  const formCounts = await bundleFormCounts(join(folder, "parts"));
  const buildFormScripts = (names: readonly string[]) =>
    writeScripts({
      ...modules,
      plugins: [formCounts.plugin, ...(modules.plugins ?? [])],
      splitting: true,
      // Short names, because the markup modules list the scripts of their forms.
      chunkNames: "[hash]",
      entryPoints: names.map((tag) => ({ in: `embed:form-script/${tag}`, out: tag })),
    });
  const [forms, explorer] = await Promise.all([
    buildFormScripts(tags.filter((tag) => tag !== EXPLORER)),
    buildFormScripts([EXPLORER]),
  ]);
  const files = Object.fromEntries(
    tags.map((tag) => {
      const metafile = tag === EXPLORER ? explorer : forms;
      return [tag, listOutputFiles(metafile, `embed:embed:form-script/${tag}`).map((file) => basename(file))];
    }),
  );
  const optionsWithFiles = { plugins: pluginsFor({ files }) };
  const parts = await bundleScripts({
    ...modules,
    ...optionsWithFiles,
    entryNames: "[name]",
    entryPoints: [
      ...otherMarkupNames.map((name) => ({ in: `embed:markup/${name}`, out: name })),
      { in: join(WIDGETS_FOLDER, "embed/check-page.ts"), out: "page" },
    ],
  });
  const partsHash = hashOf(parts.scripts);
  for (const { path, text } of parts.scripts) writeFileSync(path.replace(/\.js$/, `-${partsHash}.js`), text);
  const script: BuildOptions = { ...common, format: "iife" };
  const bundleSingleFile = async (language?: string): Promise<string> => {
    const ownTranslations = Object.entries(translations).filter(([code]) => code === language);
    const { scripts } = await bundleScripts({
      ...script,
      plugins: pluginsFor({ translations: Object.fromEntries(ownTranslations) }),
      entryPoints: [join(WIDGETS_FOLDER, "embed/single-file.ts")],
      outdir: folder,
    });
    return scripts[0]?.text ?? "";
  };
  const [, , pinned] = await Promise.all([
    writeScripts({
      ...script,
      entryPoints: [join(WIDGETS_FOLDER, "embed/frame.ts")],
      outfile: join(folder, "frame.js"),
    }),
    writeScripts({
      ...script,
      ...optionsWithFiles,
      entryPoints: [join(WIDGETS_FOLDER, "embed/v1.ts")],
      outfile: join(folder, "v1.js"),
      define: { ...REACT_DEFINES, EMBED_PARTS: JSON.stringify(partsHash) },
    }),
    writePinnedRelease(outDir, version, languages, bundleSingleFile),
  ]);
  writeFileSync(join(folder, "v1.d.ts"), embedTypes());
  const writeJson = (name: string, value: object): void =>
    writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(value, null, 2)}\n`);
  const manifest = (path: string) => embedManifest(path, descriptions, config.messages);
  writeJson("custom-elements", manifest("v1.js"));
  for (const [name, { messages }] of [
    ["messages", config] as const,
    ...Object.entries(translations).map(([code, one]) => [`messages.${code}`, one.config] as const),
  ])
    writeJson(name, pickMessages([...tags, "sandbox"], messages));

  return {
    pinned,
    archive: await writeNpmPackage(folder, origin, pinned, manifest("index.js")),
    plugin: await writeWordpressPlugin(folder, origin, config.agency.email, pinned),
  };
}

/**
 * Removes what partners' pages do not use: embedded forms require JavaScript, and the article search works only on
 * our own pages.
 */
function omitUnusedFields(config: FullConfig): FullConfig {
  const navigation = config.navigation && { ...config.navigation, search: undefined };
  return { ...config, post: undefined, navigation };
}

function toRelease(version: string, config: FullConfig, languages: readonly string[]): EmbedRelease {
  const { backend, origin } = config;
  const widgetAttributes = EMBEDDED_WIDGETS.flatMap(({ attributes }) => Object.keys(attributes));
  return {
    version,
    origin,
    backend: backend.url,
    languages,
    tags: EMBEDDED_WIDGETS.map(({ tag }) => tag),
    attributes: [...new Set([...widgetAttributes, ...Object.keys(COMMON_ATTRIBUTES)])],
  };
}

function hashOf(scripts: readonly Script[]): string {
  const hash = createHash("sha256");
  for (const { text } of scripts) hash.update(text);
  return hash.digest("hex").slice(0, 10);
}
