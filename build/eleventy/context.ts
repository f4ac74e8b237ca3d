import type { PageAssets } from "../../site/model/page-assets.ts";
import type { ArticlePage } from "../../site/model/loading/load-articles.ts";
import type { Site } from "../../site/model/loading/load-site.ts";

/** What a run of Eleventy is given: checked content, hashed addresses, the prerenderer, and where the site will stand. */
export interface BuildContext {
  site: Site;
  /** The articles whose pages the run writes. */
  articles: readonly ArticlePage[];
  assets: PageAssets;
  prerender: (html: string) => string;
  /** Origin of the published site, without a slash at the end. */
  origin: string;
  /** Origin of the hosted backend; absent, the widgets talk to the origin that serves them. */
  backendOrigin: string | undefined;
  /** Origins that the editor connects to, and no other page. */
  editorOrigins: readonly string[];
}

let current: BuildContext | undefined;

/** Sets the stage for the next run of Eleventy in this process. */
export function provideContext(context: BuildContext): void {
  current = context;
}

/** @throws Error when Eleventy is started by itself, without the content having been checked */
export function requireContext(): BuildContext {
  if (current === undefined)
    throw new Error("Run `npm run build` or `npm run dev`; they check the content and then start Eleventy.");
  return current;
}
