import type { PageAssets } from "../../site/model/page-assets.ts";
import type { WrittenEntry } from "../../site/layouts/entry-pages.ts";
import type { KindName } from "../../site/model/kinds/page-kinds.ts";
import type { Site } from "../../site/model/loading/load-site.ts";
import type { SocialPage } from "../social/social-page.ts";
import type { Slots } from "../prerender/widget-slots.ts";

/** Entries of each kind with their bodies. */
export type WrittenEntries = { readonly [Name in KindName]: readonly WrittenEntry<Name>[] };

/** What a run of Eleventy is given: checked content, hashed addresses, the slots of widgets, and where the site will stand. */
export interface BuildContext {
  site: Site;
  /** The entries whose pages the run writes. */
  entries: WrittenEntries;
  /** Called for every page that names a social image. */
  onSocialPage: (page: SocialPage) => void;
  assets: PageAssets;
  slots: Slots;
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
