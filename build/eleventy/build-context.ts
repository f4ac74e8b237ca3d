import type { TemplateData } from "../../site/layouts/page.ts";
import type { PageAssets } from "../../model/page-assets.ts";
import type { TemplateEntry } from "../../site/layouts/define-entry-pages.ts";
import type { KindName } from "../../model/kinds/page-kinds.ts";
import type { Pictures } from "../../model/pictures.ts";
import type { Site } from "../../model/kinds/site.ts";
import type { SocialPage } from "../social/social-page.ts";
import type { WidgetSlots } from "../prerender/widget-slots.ts";

export type TemplateEntries = { readonly [Name in KindName]: readonly TemplateEntry<Name>[] };

export interface BuildContext {
  site: Site;
  pictures: Pictures;
  entries: TemplateEntries;
  onSocialPage: (page: SocialPage) => void;
  assets: PageAssets;
  widgetSlots: WidgetSlots;
  translations: readonly Pick<BuildContext, "site" | "widgetSlots">[];
  origins: TemplateData["origins"];
}

let current: BuildContext | undefined;

export function provideContext(context: BuildContext): void {
  current = context;
}

/** @throws Error if Eleventy was started directly, without checked content */
export function requireContext(): BuildContext {
  if (current === undefined)
    throw new Error("Eleventy cannot be started directly. Run `npm run build` or `npm run dev` instead.");
  return current;
}
