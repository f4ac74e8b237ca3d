import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { CmsConfig } from "@sveltia/cms";
import { writeAdmin } from "../editor/write-admin.ts";
import { bundleEmbed } from "../embed/bundle-embed.ts";
import { bundleWidgets } from "./bundle-widgets.ts";
import type { WidgetConfig } from "../../widgets/config.ts";
import { writeHashedFile } from "./hashed-file.ts";
import { writeIcons } from "./icons.ts";
import type { PageAssets } from "../../site/model/page-assets.ts";
import { compilePageStyles, compileStyles, compileUtilities } from "./styles.ts";

/** The three faces of the design; the first two set the first screen and are preloaded. */
const FONTS = [
  "@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2",
  "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2",
  "@fontsource/spline-sans-mono/files/spline-sans-mono-latin-500-normal.woff2",
];
const PRELOADED = 2;

/** Writes fonts, style sheets and scripts under their hashed names, and the icons. */
export async function buildAssets(
  root: string,
  outDir: string,
  config: WidgetConfig,
  editor: CmsConfig,
): Promise<PageAssets> {
  const resolve = createRequire(import.meta.url).resolve;
  const fonts = FONTS.map((font) => {
    const name = `/fonts/${font.split("/").at(-1) ?? ""}`;
    return { name, address: writeHashedFile(outDir, name, readFileSync(resolve(font))) };
  });
  const [css, utilities, widgets, embed, admin] = await Promise.all([
    compileStyles(root),
    compileUtilities(root),
    bundleWidgets({ outDir, config, minify: true }),
    bundleEmbed(outDir, config),
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
