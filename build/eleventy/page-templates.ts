import { normalize } from "node:path";
import { pathToFileURL } from "node:url";
import { renderToStaticMarkup } from "react-dom/server";
import { createElement } from "react";
import type { UserConfig } from "@11ty/eleventy";
import { chooseDefaultSubject } from "../../site/drawings/subject.ts";
import { LayoutStrings } from "../../site/components/strings.ts";
import { OpenSlotContext } from "../../site/components/widget.tsx";
import { Document } from "../../site/layouts/document.tsx";
import type { PageMeta, RenderedPage, Template, TemplateData } from "../../site/layouts/page.ts";
import { ExpectedError } from "../../model/expected-error.ts";
import { buildFile } from "../../site/settings/project-root.ts";
import { SOURCE_LANGUAGE, type Language } from "../../model/languages.ts";
import {
  listAlternates,
  listLanguageLinks,
  toEnglishPath,
  localizePath,
} from "../../model/translation/addresses.ts";
import { headTags, type HeadContext } from "../head/head-tags.ts";
import { structuredData } from "../head/structured-data.ts";
import type { SocialPage } from "../social/write-social-images.ts";
import type { Site } from "../../model/kinds/site.ts";

const LINK = /<a\b([^>]*?)\shref="(\/(?!\/)[^"]*)"([^>]*)>/g;

/** What differs between the languages of a page. */
export type LanguageData = Pick<TemplateData, "site" | "markdown" | "openSlot" | "assets">;

interface TemplateOptions {
  /** Returns the data of a language other than English. */
  dataOf: (language: Language) => LanguageData | undefined;
  /** Replaces placeholders with prerendered widgets. */
  fillWidgets: (html: string) => string;
  /** Receives each page with its widgets. */
  onPage: (html: string) => void;
  /** Receives each page that visitors may share. */
  onSocialPage: (page: SocialPage) => void;
  /** Receives an error of a template. If it returns, the page is not written. */
  onError: (error: Error) => undefined;
  /** Whether a page has been written with the same data. If so, it is neither rendered nor written. */
  isUnchanged: (data: TemplateData) => boolean;
  /** Returns a page that an earlier build has rendered from the same data. */
  findStored: (data: TemplateData) => StoredPage | undefined;
  store: (data: TemplateData, page: StoredPage) => void;
}

/** A rendered page with its widgets, before the transforms. */
export interface StoredPage {
  html: string;
  /** Undefined for a page that visitors are not meant to share. */
  social: SocialPage | undefined;
}

type PageTemplate = Template<unknown, string | RenderedPage>;

interface TemplateModule {
  default: PageTemplate;
}

/**
 * Registers TSX templates. A page template returns its meta and body, which are wrapped in a document; a text template
 * returns a string. Templates are imported once: changed code needs a restart, which `npm run dev` does.
 */
export function pageTemplatesPlugin(
  eleventy: UserConfig,
  { dataOf, fillWidgets, onPage, onSocialPage, onError, isUnchanged, findStored, store }: TemplateOptions,
): void {
  const templates = new Map<string, Promise<TemplateModule>>();
  const importTemplate = async (inputPath: string): Promise<PageTemplate> => {
    const { href } = pathToFileURL(buildFile(normalize(inputPath)));
    const pending = templates.get(href) ?? (import(href) as Promise<TemplateModule>);
    templates.set(href, pending);
    return (await pending).default;
  };
  const render = (template: PageTemplate, templateData: TemplateData): string | undefined => {
    if (isUnchanged(templateData)) return undefined;
    const page = findStored(templateData) ?? renderPage(template, templateData);
    if (typeof page === "string") return page;
    if (page.social !== undefined) onSocialPage(page.social);
    onPage(page.html);
    return page.html;
  };
  const renderPage = (template: PageTemplate, templateData: TemplateData): string | StoredPage => {
    const data = localize(templateData, dataOf);
    const result = template.render(data);
    if (typeof result === "string") return fillWidgets(result);
    const { noindex, page } = data;
    const { isShareable, social } = result.meta;
    const isShared = (noindex !== true || isShareable === true) && (social?.of ?? page.url) === page.url;
    const rendered = {
      html: fillWidgets(renderDocument(result, data)),
      social: isShared ? toSocialPage(result.meta, data) : undefined,
    };
    store(templateData, rendered);
    return rendered;
  };
  eleventy.addTemplateFormats("11ty.tsx");
  eleventy.addExtension("11ty.tsx", {
    read: false,
    getData: ["data"],
    getInstanceFromInputPath: importTemplate,
    compile: async (_, inputPath) => {
      const template = await importTemplate(inputPath);
      return (data: TemplateData) => {
        try {
          return render(template, data);
        } catch (error) {
          if (error instanceof ExpectedError) return onError(error);
          const message = error instanceof Error ? error.message : String(error);
          return onError(new Error(`${data.page.url} (${inputPath}): ${message}`, { cause: error }));
        }
      };
    },
  });
}

/** Replaces the English data of a translated page. */
function localize(data: TemplateData, dataOf: TemplateOptions["dataOf"]): TemplateData {
  const { entry } = data as { entry?: { language?: Language } };
  const own = dataOf(entry?.language ?? SOURCE_LANGUAGE);
  return own === undefined
    ? { ...data, key: data.page.url }
    : { ...data, ...own, key: toEnglishPath(own.site, data.page.url) };
}

function toSocialPage({ title, sheet, social }: PageMeta, { page, key, site }: TemplateData): SocialPage {
  const drawing = social?.drawing ?? chooseDefaultSubject(key);
  const subject = typeof drawing === "string" ? { kind: "drawing" as const, name: drawing } : drawing;
  return { path: page.url, title, code: sheet.code, slogan: site.agency.slogan, subject };
}

function renderDocument({ meta, body }: RenderedPage, data: TemplateData): string {
  const alternates = listAlternates(data.sites, data.key);
  const context: HeadContext = {
    site: data.site,
    agency: (data.sites[0] ?? data.site).agency,
    alternates: data.noindex !== true || meta.isShareable === true ? alternates : [],
    origin: data.origins.site,
    path: data.page.url,
    noindex: data.noindex === true || data.site.isPreview,
  };
  const isTranslated = alternates.length > 0;
  const document = createElement(Document, {
    meta: isTranslated ? { ...meta, scripts: [...(meta.scripts ?? []), "language"] } : meta,
    body,
    data,
    // The 404 page is served at any URL, so its language links lead to the home pages.
    languageLinks: listLanguageLinks(data.sites, data.key === "/404" ? "/" : data.key, data.site.language),
    tags: headTags(meta, context),
    structuredData: structuredData(meta, context),
  });
  const localizedDocument = createElement(LayoutStrings, { value: data.site.layout }, document);
  const html = renderToStaticMarkup(
    createElement(OpenSlotContext, { value: data.openSlot }, localizedDocument),
  );
  return `<!doctype html>${html}\n`;
}

/**
 * Localizes the links on a translated page. Content and components link to English paths: a link to a translated
 * page gets the path in this language, and any other link is marked as English. Links with an `hreflang` are not
 * changed.
 */
export function localizeLinks(html: string, site: Pick<Site, "language" | "addresses" | "layout">): string {
  if (site.language === SOURCE_LANGUAGE) return html;
  const title = ` title="${site.layout.inEnglish}"`;
  return html.replace(LINK, (tag, before: string, href: string, after: string) => {
    const otherAttributes = before + after;
    if (/\shreflang=/i.test(otherAttributes)) return tag;
    const path = localizePath(site, href);
    if (path !== undefined) return `<a${before} href="${path}"${after}>`;
    const languageAttributes = `hreflang="${SOURCE_LANGUAGE}"${/\stitle=/.test(otherAttributes) ? "" : title}`;
    return `<a${before} href="${href}" ${languageAttributes}${after}>`;
  });
}
