import { join, resolve } from "node:path";
import { setFlagsFromString } from "node:v8";
import { openArticleCache } from "./article-cache.ts";
import { articlePath, pageKeys, type EarlierPages, type PageKeys } from "./article-pages.ts";
import type { PageAssets } from "./assets/page-assets.ts";
import { provideAssets } from "./assets/provide-assets.ts";
import { stampOf } from "./build-stamp.ts";
import { backendOrigins } from "./cms/backend-origins.ts";
import { cmsConfig } from "./cms/cms-config.ts";
import { completeSite, loadSharedContent } from "./content/load-site.ts";
import { openDrawingCache } from "./drawing-cache.ts";
import { readBuildEnvironment } from "./environment.ts";
import { createPageWriter } from "./page-writer.ts";
import { createPrerenderer } from "./widgets/prerender-widgets.ts";
import { toWidgetConfig } from "./widgets/widget-config.ts";

/** Where a build takes its settings from. */
export interface BuildInputs {
  /** The project's root folder. */
  root: string;
  env: NodeJS.ProcessEnv;
  /** Key of the embedded backend, used where the environment names no hosted one. */
  localKey: string;
  /** Leaves out what earlier builds wrote for partners' pages. */
  prune?: boolean;
  /** Leaves out the social images, which take longer than all pages: for a look at the pages alone. */
  withoutSocialImages?: boolean;
}

/** A site as it was written. */
export interface BuiltSite {
  /** How many files there are, those of the public folder apart. */
  files: number;
  /** What it was built from: taken before, so that what is changed meanwhile counts as new. */
  stamp: string;
  articlePages: PageKeys;
}

/** How many article pages Eleventy holds in memory at a time; its bookkeeping grows with the square of a run's templates as well. */
const ARTICLES_A_RUN = 250;

/**
 * A builder of the site into one folder. Called again it reads the content afresh and keeps the scripts and styles,
 * unless a text that is compiled into a script has changed.
 * @param earlier articles' pages of an earlier build; only those that do not hold any more are written
 * @returns a function that writes the site;
 *   it throws ContentError when the content has mistakes, before anything is written
 * @throws EnvironmentError when a variable can not be used
 */
export function createSiteBuilder(
  inputs: BuildInputs,
  folder: string,
  earlier: EarlierPages,
): () => Promise<BuiltSite> {
  const { root, env, localKey, withoutSocialImages = false } = inputs;
  // Left to itself, V8 lets the pages of many runs pile up to four times what is in use before it looks for garbage.
  setFlagsFromString("--heap-growing-percent=50");
  const outDir = resolve(folder);
  const { siteUrl, supabase, repository } = readBuildEnvironment(env);
  const keepDrawings = openDrawingCache(root);
  const articleCache = openArticleCache(root);
  let built: { key: string; assets: PageAssets; prerender: (html: string) => string } | undefined;
  return async () => {
    const stamp = stampOf(inputs);
    const shared = loadSharedContent(root);
    const site = completeSite(root, shared, articleCache.judgedBy(stamp.code, shared.context));
    const config = toWidgetConfig(site, supabase ?? { url: "", publishableKey: localKey }, siteUrl);
    const contexts = Object.keys(site.contexts);
    const key = JSON.stringify([config, contexts, site.agency.name]);
    if (built?.key !== key) {
      const editor = cmsConfig(site.agency.name, repository);
      const assets = await provideAssets(root, outDir, { code: stamp.code, config, editor });
      built = { key, assets, prerender: createPrerenderer(config, contexts) };
    }
    const write = createPageWriter(root, outDir, {
      site,
      assets: built.assets,
      prerender: built.prerender,
      origin: siteUrl ?? site.agency.url.replace(/\/$/, ""),
      backendOrigin: supabase?.url,
      editorOrigins: backendOrigins(repository),
    });
    const keys = pageKeys(site, stamp.shared);
    const kept = earlier.keep(keys);
    const changed = site.articles.filter(({ slug }) => !kept.has(slug));
    const files = await write("site/pages", changed.slice(0, ARTICLES_A_RUN));
    for (let next = ARTICLES_A_RUN; next < changed.length; next += ARTICLES_A_RUN) {
      const articles = changed.slice(next, next + ARTICLES_A_RUN);
      files.push(...(await write("site/pages/article.11ty.tsx", articles)));
    }
    files.push(...[...kept].map((slug) => join(outDir, articlePath(slug))));
    if (!withoutSocialImages) {
      const { writeSocialImages } = await import("./social/write-social-images.ts");
      await writeSocialImages({ root, outDir, site, files });
    }
    keepDrawings();
    articleCache.keep();
    return { files: files.length, stamp: stamp.whole, articlePages: keys };
  };
}
