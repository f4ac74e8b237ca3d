import { normalize, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { renderToStaticMarkup } from "react-dom/server";
import { createElement } from "react";
import type { UserConfig } from "@11ty/eleventy";
import { checkDrawing } from "../../site/drawings/load-drawing.ts";
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
import { removeLink } from "../cache/list-files.ts";
import { type PageStyles, readStyleUse } from "../assets/page-styles.ts";
import type { SocialPage } from "../social/write-social-images.ts";
import type { PageStore, PageSummary, StoredPage } from "./page-store.ts";
import type { Site } from "../../model/kinds/site.ts";

const LINK = /<a\b([^>]*?)\shref="(\/(?!\/)[^"]*)"([^>]*)>/g;

/** What differs between the languages of a page. */
export type LanguageData = Pick<TemplateData, "site" | "markdown" | "openSlot" | "assets">;

interface TemplateOptions {
  /** Returns the data of a language other than English. */
  dataOf: (language: Language) => LanguageData | undefined;
  /** Returns the site in the language of a page. */
  siteAt: (url: string) => Site;
  /** Replaces placeholders with prerendered widgets. */
  fillWidgets: (html: string) => string;
  styles: PageStyles;
  /** Receives each page that visitors may share. */
  onSocialPage: (page: SocialPage) => void;
  /** Receives an error of a template. If it returns, the page is not written. */
  onError: (error: Error) => undefined;
  /** Whether a page has been written with the same data. If so, it is neither rendered nor written. */
  isUnchanged: (data: TemplateData) => boolean;
  /** Returns the pages of earlier builds, if they are used. */
  pageStore: () => PageStore | undefined;
}

type PageTemplate = Template<unknown, string | RenderedPage>;

interface TemplateModule {
  default: PageTemplate;
}

/** A rendered page with its widgets, but without its styles. */
interface UnstyledPage extends PageSummary {
  html: string;
}

/** A page of the build that runs. */
interface CurrentPage {
  data: TemplateData;
  summary: PageSummary;
  /** The page as an earlier build has written it. */
  stored: StoredPage | undefined;
  renderHtml: () => string;
}

/**
 * Adds TSX templates. A page template returns its meta and body, which are wrapped in a document; a text template
 * returns a string. Templates are imported once: changed code needs a restart, which `npm run dev` does.
 *
 * Styles are filled in once all pages are rendered. A page that an earlier build has written from the same data and with
 * the same styles is neither rendered nor written: the build gets a link to it.
 */
export function addPageTemplates(
  eleventy: UserConfig,
  { dataOf, siteAt, fillWidgets, styles, onSocialPage, onError, isUnchanged, pageStore }: TemplateOptions,
) {
  const templates = new Map<string, Promise<TemplateModule>>();
  /** By output path. */
  const pages = new Map<string | false, CurrentPage>();

  const importTemplate = async (inputPath: string): Promise<PageTemplate> => {
    const { href } = pathToFileURL(buildFile(normalize(inputPath)));
    const pending = templates.get(href) ?? (import(href) as Promise<TemplateModule>);
    templates.set(href, pending);
    return (await pending).default;
  };
  const renderTemplate = (template: PageTemplate, templateData: TemplateData): string | UnstyledPage => {
    const data = localize(templateData, dataOf);
    const { page, noindex } = data;
    const result = template.render(data);
    const complete = (text: string): string =>
      String(page.outputPath).endsWith(".html")
        ? localizeLinks(fillWidgets(text), siteAt(page.url))
        : fillWidgets(text);
    if (typeof result === "string") return complete(result);
    const { isShareable, social } = result.meta;
    // Here, because a build draws it only for a page that is shared and whose image is not in the store.
    if (typeof social?.drawing === "string") checkDrawing(social.drawing);
    const isShared = (noindex !== true || isShareable === true) && (social?.of ?? page.url) === page.url;
    const html = complete(renderDocument(result, data));
    return {
      html,
      styleUse: readStyleUse(html),
      social: isShared ? toSocialPage(result.meta, data) : undefined,
    };
  };
  /** Renders a page unless it is in the store. */
  const startPage = (data: TemplateData, render: () => string | UnstyledPage): string | undefined => {
    if (isUnchanged(data)) return undefined;
    const stored = pageStore()?.find(data);
    const page = stored ?? render();
    if (typeof page === "string") return page;
    const { styleUse, social } = page;
    styles.addUse(styleUse);
    if (social !== undefined) onSocialPage(social);
    // What is in the store was a page, and is one again if it is rendered from the same data.
    const renderHtml = (): string => (render() as UnstyledPage).html;
    pages.set(data.page.outputPath, { data, summary: { styleUse, social }, stored, renderHtml });
    return "html" in page ? page.html : undefined;
  };
  /** Returns the text to write, or undefined for a page that is in its place. */
  const finishPage = (outputPath: string | false, text: string | undefined): string | undefined => {
    const page = pages.get(outputPath);
    let html = text;
    if (page?.stored !== undefined) {
      if (pageStore()?.place(page.data, page.stored, styles.hashOf(page.stored.styleUse.sheet)) === true)
        return undefined;
      page.stored = undefined;
      html = page.renderHtml();
    }
    if (html !== undefined && outputPath !== false) removeLink(outputPath);
    return html && styles.fill(html);
  };

  eleventy.on("eleventy.before", () => pages.clear());
  eleventy.addTemplateFormats("11ty.tsx");
  eleventy.addExtension("11ty.tsx", {
    read: false,
    getData: ["data"],
    getInstanceFromInputPath: importTemplate,
    compile: async (_, inputPath) => {
      const template = await importTemplate(inputPath);
      const render = (data: TemplateData): string | UnstyledPage => {
        try {
          return renderTemplate(template, data);
        } catch (error) {
          if (error instanceof ExpectedError) throw error;
          const message = error instanceof Error ? error.message : String(error);
          throw new Error(`${data.page.url} (${inputPath}): ${message}`, { cause: error });
        }
      };
      return (data: TemplateData) => {
        try {
          return startPage(data, () => render(data));
        } catch (error) {
          return onError(error as Error);
        }
      };
    },
  });
  eleventy.addTransform("styles", function (text) {
    return finishPage(this.page.outputPath, text);
  });
  return {
    /**
     * Keeps the pages that have been written.
     * @returns the SHA-256 of those that an earlier build had written, by absolute path
     */
    keepPages: async (): Promise<ReadonlyMap<string, string>> => {
      const digests = new Map<string, string>();
      for (const [path, { data, summary, stored }] of pages)
        if (stored !== undefined) digests.set(resolve(String(path)), stored.digest);
        else await pageStore()?.keep(data, summary, styles.hashOf(summary.styleUse.sheet));
      pageStore()?.removeUnused();
      return digests;
    },
  };
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
