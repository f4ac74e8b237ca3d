import { renderToStaticMarkup } from "react-dom/server";
import { createElement } from "react";
import type { UserConfig } from "@11ty/eleventy";
import { chooseDefaultSubject } from "../../site/drawings/subject.ts";
import { DocumentBody } from "../../site/layouts/document-body.tsx";
import { Head } from "../../site/layouts/head.tsx";
import type { PageMeta, RenderedPage, TemplateData } from "../../site/layouts/page.ts";
import { LANGUAGES } from "../../site/model/languages.ts";
import { headTags, type HeadContext } from "../head/head-tags.ts";
import { structuredData } from "../head/structured-data.ts";
import type { SocialPage } from "../social/social-page.ts";
import type { BuildContext } from "./build-context.ts";
import { listAlternates } from "../../site/model/translation/addresses.ts";
import { createLocalizer } from "./page-language.ts";
import { localizeLinks } from "./localize-links.ts";
import { LayoutStrings } from "../../site/components/layout-strings.ts";
import { OpenSlotContext } from "../../site/components/widget.tsx";

/**
 * Registers TSX templates. A page template returns its meta and body, which are wrapped in a document; a text
 * template returns a string. Pages get their head last, because it needs the stylesheets and scripts, which are built
 * while the bodies are rendered.
 */
export function pageTemplatesPlugin(eleventy: UserConfig, context: BuildContext): void {
  const { origins, onSocialPage } = context;
  const localize = createLocalizer(context);
  const wrappersByUrl = new Map<string, (body: string) => Promise<string>>();
  // A template that waits for scripts must not delay the others.
  eleventy.setConcurrency(Infinity);
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
        const { body, wrap } = renderPage(result, data, origins.site);
        wrappersByUrl.set(data.page.url, wrap);
        const markup = createElement(OpenSlotContext, { value: widgetSlots.open }, body);
        return localizeLinks(widgetSlots.fill(renderToStaticMarkup(markup)), data.site);
      };
    },
  });
  eleventy.addTransform("document", function (content) {
    const wrap = wrappersByUrl.get(this.page.url);
    wrappersByUrl.delete(this.page.url);
    return wrap?.(content) ?? content;
  });
}

function socialPageOf({ title, sheet, social }: PageMeta, { page, key, site }: TemplateData): SocialPage {
  const drawing = social?.drawing ?? chooseDefaultSubject(key);
  const subject = typeof drawing === "string" ? { kind: "page" as const, name: drawing } : drawing;
  return { path: page.url, title, code: sheet.code, slogan: site.agency.slogan, subject };
}

function renderPage({ meta, body }: RenderedPage, data: TemplateData, origin: string) {
  const { site } = data;
  // The 404 page is served at any URL, so it has no versions in other languages. Its language links lead to the
  // home pages.
  const alternates = listAlternates(data.sites, data.key === "/404" ? "/" : data.key);
  const context: HeadContext = {
    site,
    alternates: data.noindex !== true || meta.isShareable === true ? alternates : [],
    origin,
    path: data.page.url,
    noindex: data.noindex === true || site.isPreview,
  };
  const documentBody = createElement(DocumentBody, {
    meta,
    body,
    data,
    alternates: alternates.filter(({ language }) => language !== site.language),
    structuredData: structuredData(meta, context),
  });
  return {
    body: createElement(LayoutStrings, { value: site.layout }, documentBody),
    wrap: async (html: string): Promise<string> => {
      const head = createElement(Head, {
        meta,
        data,
        assets: await data.assets(),
        tags: headTags(meta, context),
      });
      return `<!doctype html><html lang="${LANGUAGES[site.language].locale}">${renderToStaticMarkup(head)}${html}</html>\n`;
    },
  };
}
