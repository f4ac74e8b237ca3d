import { resolve } from "node:path";
import type { UserConfig } from "@11ty/eleventy";
import { createPageStyles } from "./build/assets/page-styles.ts";
import { openMapCache, openStore } from "./build/cache/store.ts";
import { addPageTemplates } from "./build/eleventy/page-templates.ts";
import type { BuildPhase } from "./build/steps/publish-site.ts";
import { createPreparation, type PreparedSite } from "./build/steps/prepare-site.ts";
import { servedSitePlugin, trackPages } from "./build/eleventy/served-site.ts";
import { writeSearchIndex } from "./build/search/write-search-index.ts";
import { type SocialPage, writeSocialImages } from "./build/social/write-social-images.ts";
import { readBuildEnvironment } from "./site/settings/environment.ts";

/** What templates read. Editors' text is in `site`, and `entries` has the pages of each kind with their bodies. */
const GLOBAL_DATA = [
  "site",
  "sites",
  "languages",
  "entries",
  "assets",
  "origins",
  "openSlot",
  "markdown",
] as const;

/**
 * The build: what happens before, while and after Eleventy renders `site/pages`. `npm run eleventy` writes the site to
 * `dist/`, and with `-- --serve` shows it. `npm run build` and `npm run dev` use the same configuration.
 */
export default function configure(eleventy: UserConfig): void {
  const root = process.cwd();
  const isServed = process.env.ELEVENTY_RUN_MODE !== "build";
  const store = openStore(root);
  const saveMaps = openMapCache(root);
  const prepareSite = createPreparation(root, process.env, store, isServed);
  const socialPages = new Map<string, SocialPage>();
  const servedPages = isServed ? trackPages() : undefined;
  const styles = createPageStyles();
  let prepared: PreparedSite | undefined;
  /** Tells `npm run build`, which prints it. */
  const startPhase = (phase: BuildPhase): Promise<unknown> => eleventy.emit("site.phase", phase);
  /** Why the last build failed. A served site is kept until the next build succeeds. */
  let failure: unknown;
  const keepServing = (error: unknown): undefined => {
    if (!isServed) throw error;
    failure ??= error;
  };

  // Before: check the content, bundle scripts and styles, resize pictures, start the report.
  eleventy.on("eleventy.before", async ({ directories }) => {
    socialPages.clear();
    servedPages?.start();
    failure = undefined;
    await startPhase("preparation");
    prepared = await prepareSite(resolve(directories.output)).catch(keepServing);
    if (prepared) styles.start(prepared.data.assets);
    await startPhase("pages");
  });

  // Data: functions, because each build reads the content again; frozen, because Eleventy copies other objects.
  for (const name of GLOBAL_DATA) eleventy.addGlobalData(name, () => Object.freeze(prepared?.data[name]));

  // Pages: `about.html` is served, linked and listed as `/about`.
  const { keepPages } = addPageTemplates(eleventy, {
    dataOf: (language) => prepared?.dataOf(language),
    siteAt: (url) => prepared!.siteAt(url),
    fillWidgets: (html) => prepared!.fillWidgets(html),
    styles,
    onSocialPage: (page) => socialPages.set(page.path, page),
    onError: keepServing,
    // The headers contain the hashes of styles, which any page can change.
    isUnchanged: (data) =>
      servedPages?.isUnchanged(data.page.outputPath, prepared!.keyOf(data)) === true &&
      data.page.url !== "/_headers",
    pageStore: () => prepared?.pageStore,
  });
  eleventy.addUrlTransform(({ url }) => url.replace(/(^|\/)index\.html$/, "$1").replace(/\.html$/, ""));

  // After: scripts, styles and pictures, search index, report, social images.
  eleventy.on("eleventy.after", async ({ directories, results }) => {
    if (prepared === undefined || failure !== undefined) return void eleventy.emit("site.failed", failure);
    const outDir = resolve(directories.output);
    const { site, report, copyFiles, summary } = prepared;
    copyFiles();
    const searchFiles = writeSearchIndex(outDir, site, prepared.data.sites);
    await startPhase("images");
    // Typesetting has ended before the social images are made, because each needs much memory.
    (await report)?.copyTo(outDir);
    if (!isServed && readBuildEnvironment(process.env).hasSocialImages)
      await writeSocialImages({ store, outDir, agency: site.agency, pages: [...socialPages.values()] });
    saveMaps();
    servedPages?.finish();
    prepared.removeUnused();
    const digests = await keepPages();
    const files = results.length + digests.size + searchFiles;
    await eleventy.emit("site.built", { ...summary, files, digests });
  });

  if (isServed) eleventy.addPlugin(servedSitePlugin, { hasFailed: () => failure !== undefined });
}

export const config = {
  dir: { input: "site/pages", output: "dist" },
  markdownTemplateEngine: false,
};
