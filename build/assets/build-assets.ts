import { readFileSync } from "node:fs";
import type { CmsConfig } from "@sveltia/cms";
import { writeAdmin } from "../editor/write-admin.ts";
import { bundleEmbed } from "../embed/bundle-embed.ts";
import type { EmbedUses } from "../embed/embed-manifest.ts";
import { bundleWidgets } from "./bundle-widgets.ts";
import type { WidgetConfig } from "../../widgets/config.ts";
import { fontFiles } from "./font-files.ts";
import { writeHashedFile } from "./hashed-file.ts";
import { writeIcons } from "./icons.ts";
import type { PageAssets } from "../../site/model/page-assets.ts";
import { compilePageStyles, compileStyles, compileUtilities } from "./styles.ts";

/** The first faces set the first screen. */
const PRELOADED = 2;

/** Writes fonts, style sheets and scripts under their hashed names, and the icons. */
export async function buildAssets(
  root: string,
  outDir: string,
  config: WidgetConfig,
  editor: CmsConfig,
  uses: EmbedUses,
): Promise<PageAssets> {
  const fonts = fontFiles().map(({ name, path }) => ({
    name,
    address: writeHashedFile(outDir, name, readFileSync(path)),
  }));
  const [css, utilities, widgets, embed, admin] = await Promise.all([
    compileStyles(root),
    compileUtilities(root),
    bundleWidgets({ outDir, config, minify: true }),
    bundleEmbed(outDir, config, uses),
    writeAdmin(outDir, editor),
  ]);
  writeIcons(outDir);
  const styles = fonts.reduce((sheet, { name, address }) => sheet.replaceAll(name, address), css);
  const write = (sheets: readonly { name: string; css: string }[], folder: string): Record<string, string> =>
    Object.fromEntries(
      sheets.map(({ name, css: sheet }) => [name, writeHashedFile(outDir, `${folder}/${name}.css`, sheet)]),
    );
  return {
    styles: writeHashedFile(outDir, "/styles/site.css", styles),
    pageStyles: write(compilePageStyles(root), "/styles"),
    utilities: write(utilities, "/styles/pages"),
    loader: widgets.loader,
    pageScripts: widgets.pageScripts,
    embed,
    admin,
    preloadFonts: fonts.slice(0, PRELOADED).map(({ address }) => address),
  };
}
