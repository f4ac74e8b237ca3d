import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readJob } from "../run-in-child.ts";
import { writeAdmin } from "../editor/write-admin.ts";
import { bundleEmbed } from "../embed/bundle-embed.ts";
import type { EmbedDescriptions } from "../embed/embed-manifest.ts";
import { bundleWidgets } from "../assets/bundle-widgets.ts";
import type { FullConfig } from "../../widgets/runtime/config.ts";
import type { TranslatedConfig } from "../prerender/widget-config.ts";
import { openStore } from "../cache/store.ts";
import { subsetFonts } from "../assets/fonts.ts";
import { writeHashedFile } from "../cache/list-files.ts";
import { writeIcons, compileStylesheets } from "../assets/build-assets.ts";
import { listScriptClasses } from "../assets/collect-class-names.ts";
import type { Language } from "../../model/languages.ts";
import type { BuiltAssets } from "../../model/page-assets.ts";
import { LINKED_STYLESHEETS, PREVIEW_STYLESHEET } from "../assets/page-stylesheets.ts";

export interface AssetSettings {
  config: FullConfig;
  translations: Readonly<Partial<Record<Language, TranslatedConfig>>>;
  origin: string;
  descriptions: EmbedDescriptions;
}

async function buildAssets(
  root: string,
  outDir: string,
  { config, translations, origin, descriptions }: AssetSettings,
): Promise<BuiltAssets> {
  const [{ [PREVIEW_STYLESHEET]: preview = "", ...compiled }, widgets, embed, admin] = await Promise.all([
    compileStylesheets(root),
    bundleWidgets({ outDir, config }),
    bundleEmbed(outDir, config, translations, origin, descriptions),
    writeAdmin(outDir, config.messages),
  ]);
  // Each language adds its scripts to the same folder. Chunks without messages are identical, so languages share them.
  const translated = await Promise.all(
    Object.entries(translations).map(async ([language, translation]) => {
      const { loader, pageScripts } = await bundleWidgets({ outDir, config: translation.config });
      return [language, { loader, pageScripts }] as const;
    }),
  );
  writeIcons(outDir);
  // Last, because the parent process converts the fonts meanwhile.
  const fonts = await subsetFonts(openStore(root));
  const addresses = fonts.map(({ name, content }) => [name, writeHashedFile(outDir, name, content)] as const);
  const withFonts = (sheet: string): string =>
    addresses.reduce((css, [name, address]) => css.replaceAll(name, address), sheet);
  const sheets = Object.entries(compiled).map(([name, sheet]): [string, string] => [name, withFonts(sheet)]);
  const isLinked = ([name]: [string, string]): boolean => LINKED_STYLESHEETS.includes(name);
  return {
    scriptClasses: listScriptClasses(Object.values(compiled).join("")),
    sheets: Object.fromEntries(sheets.filter((sheet) => !isLinked(sheet))),
    linkedSheets: Object.fromEntries(
      sheets
        .filter(isLinked)
        .map(([name, sheet]) => [name, writeHashedFile(outDir, `/styles/${name}.css`, sheet)]),
    ),
    loader: widgets.loader,
    pageScripts: widgets.pageScripts,
    translations: Object.fromEntries(translated),
    embed,
    admin: {
      ...admin,
      previewStyles: writeHashedFile(outDir, "/styles/preview.css", withFonts(preview)),
    },
  };
}

export interface AssetsJob {
  root: string;
  folder: string;
  settings: AssetSettings;
}

/** Child process that bundles scripts and styles into the job's folder. */
const { root, folder, settings } = await readJob<AssetsJob>();
const assets = await buildAssets(root, join(folder, "files"), settings);
writeFileSync(join(folder, "assets.json"), JSON.stringify(assets));
