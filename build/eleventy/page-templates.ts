import { renderToStaticMarkup } from "react-dom/server";
import { createElement } from "react";
import type { UserConfig } from "@11ty/eleventy";
import { chooseDefaultSubject } from "../../site/drawings/subject.ts";
import { Document } from "../../site/layouts/document.tsx";
import type { PageMeta, RenderedPage, TemplateData } from "../../site/layouts/page.ts";
import { headTags, type HeadContext } from "../head/head-tags.ts";
import { structuredData } from "../head/structured-data.ts";
import type { SocialPage } from "../social/social-page.ts";
import type { BuildContext } from "./build-context.ts";
import type { WidgetSlots } from "../prerender/widget-slots.ts";
import { listAlternates } from "../../model/translation/addresses.ts";
import { createLocalizer } from "./page-language.ts";
import { localizeLinks } from "./localize-links.ts";
import { LayoutStrings } from "../../site/components/layout-strings.ts";
import { OpenSlotContext } from "../../site/components/widget.tsx";

/**
 * Registers TSX templates. A page template returns its meta and body, which are wrapped in a document; a text
 * template returns a string.
 */
export function pageTemplatesPlugin(eleventy: UserConfig, context: BuildContext): void {
  const { origins, onSocialPage } = context;
  const localize = createLocalizer(context);
  eleventy.addTemplateFormats(["11ty.tsx"]);
  eleventy.addExtension(["11ty.tsx"], {
    key: "11ty.js",
    compile() {
      return async function (
        this: { defaultRenderer: (data: TemplateData) => unknown },
        templateData: TemplateData,
      ) {
        const { data, widgetSlots } = localize(templateData);
        const result = (await this.defaultRenderer(data)) as string | RenderedPage;
        if (typeof result === "string") return widgetSlots.fill(result);
        if (data.noindex !== true || result.meta.isShareable === true)
          onSocialPage(socialPageOf(result.meta, data));
        return renderDocument(result, data, origins.site, widgetSlots);
      };
    },
  });
}

function socialPageOf({ title, sheet, social }: PageMeta, { page, key, site }: TemplateData): SocialPage {
  const drawing = social?.drawing ?? chooseDefaultSubject(key);
  const subject = typeof drawing === "string" ? { kind: "page" as const, name: drawing } : drawing;
  return { path: page.url, title, code: sheet.code, slogan: site.agency.slogan, subject };
}

function renderDocument(
  { meta, body }: RenderedPage,
  data: TemplateData,
  origin: string,
  widgetSlots: WidgetSlots,
): string {
  // The 404 page is served at any URL, so it has no versions in other languages. Its language links lead to the
  // home pages.
  const alternates = listAlternates(data.sites, data.key === "/404" ? "/" : data.key);
  const context: HeadContext = {
    site: data.site,
    alternates: data.noindex !== true || meta.isShareable === true ? alternates : [],
    origin,
    path: data.page.url,
    noindex: data.noindex === true || data.site.isPreview,
  };
  const document = createElement(Document, {
    meta,
    body,
    data,
    alternates: alternates.filter(({ language }) => language !== data.site.language),
    tags: headTags(meta, context),
    structuredData: structuredData(meta, context),
  });
  const localizedDocument = createElement(LayoutStrings, { value: data.site.layout }, document);
  const html = renderToStaticMarkup(
    createElement(OpenSlotContext, { value: widgetSlots.open }, localizedDocument),
  );
  return localizeLinks(widgetSlots.fill(`<!doctype html>${html}\n`), data.site);
}
