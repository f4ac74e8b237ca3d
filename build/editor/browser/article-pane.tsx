import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { ArticleSheet } from "../../../site/components/article/article-sheet.tsx";
import { LayoutStrings } from "../../../site/components/strings.ts";
import { OpenSlotContext } from "../../../site/components/widget.tsx";
import { checkRawText } from "../../../model/checks/check-texts.ts";
import type { Article } from "../../../model/kinds/articles.ts";
import { SOURCE_LANGUAGE } from "../../../model/languages.ts";
import { parseEntry } from "../../../model/loading/create-entry-context.ts";
import { sortMistakes } from "../../../model/source/content-error.ts";
import { createMarkdown } from "../../eleventy/markdown.ts";
import { toWidgetConfig } from "../../prerender/widget-config.ts";
import { createWidgetSlots } from "../../prerender/widget-slots.ts";
import { ENTRY_KINDS } from "../content-kinds.ts";
import { writeEntry, type Entry } from "./entry-text.ts";
import type { KnownContent } from "./known-content.ts";
import { describeMistakes } from "./save-error.ts";
import type { CustomPreviewTemplate, CustomPreviewTemplateProps } from "@sveltia/cms";
import { getEntryData, mistakeList, previewPane } from "./preview-pane.ts";

const KIND = ENTRY_KINDS.articles;

export async function previewArticle(entry: Entry, slug: string, knownContent: KnownContent) {
  const text = await writeEntry(KIND, { ...entry, ...knownContent.getDefaults(KIND, entry) });
  const file = { file: KIND.format, name: slug, text };
  const rawTextMistakes = checkRawText(file);
  if (rawTextMistakes.length > 0)
    return { html: undefined, mistakes: describeMistakes(rawTextMistakes, text, KIND.schema) };
  const { fields, body, mistakes } = parseEntry(
    KIND.page,
    file,
    knownContent.createContextIn(SOURCE_LANGUAGE),
  );
  const describedMistakes = describeMistakes(sortMistakes(mistakes), text, KIND.schema);
  if (fields === undefined || body === undefined) return { html: undefined, mistakes: describedMistakes };
  const article = { ...fields, slug, digest: "" } as Article;
  try {
    return { html: renderArticle(article, body, knownContent), mistakes: describedMistakes };
  } catch (error) {
    // A block with mistakes cannot be rendered, and the mistakes are already listed.
    if (describedMistakes.length > 0) return { html: undefined, mistakes: describedMistakes };
    return { html: undefined, mistakes: [`The preview failed: ${String(error)}`] };
  }
}

function renderArticle(
  article: Article,
  body: Parameters<ReturnType<typeof createMarkdown>>[0],
  knownContent: KnownContent,
): string {
  const { site } = knownContent;
  const { openIn, fill } = createWidgetSlots(Object.keys(site.contexts));
  const open = openIn(toWidgetConfig(site, { url: "", publishableKey: "" }));
  // Pictures are shown from their source files, because the preview lacks the formats that the build creates.
  const content = createMarkdown(site, open, new Map())(body, article.sources);
  const page = (
    <main className="relative">
      <ArticleSheet article={article} content={content} site={site} />
    </main>
  );
  const localizedPage = createElement(LayoutStrings, { value: site.layout }, page);
  return fill(renderToStaticMarkup(createElement(OpenSlotContext, { value: open }, localizedPage)));
}

const POLL_MS = 250;

/** Creates the editor's preview of an article, which looks like the article's page. */
export function articlePane(knownContent: KnownContent): CustomPreviewTemplate {
  let lastHtml = "";
  return previewPane(async (host, { entry, getAsset }) => {
    if (!host.hasChildNodes()) lastHtml = "";
    const { html, mistakes } = await previewArticle(
      getEntryData(entry),
      entry.get("slug") || "new-article",
      knownContent,
    );
    lastHtml = html ?? lastHtml;
    // Once the editor has closed the preview, its document can no longer create templates.
    if (host.ownerDocument.defaultView === null) return;
    // Pictures inside a template are not loaded, so their URLs can still be replaced.
    const page = host.ownerDocument.createElement("template");
    page.innerHTML = lastHtml;
    for (const picture of page.content.querySelectorAll("img")) void showFromFolder(picture, getAsset);
    host.replaceChildren(page.content);
    if (mistakes.length > 0) host.prepend(mistakeList(host.ownerDocument, mistakes));
  });
}

/**
 * Loads a picture from the editor's folder or repository, because the site has no new pictures until its next build.
 */
async function showFromFolder(
  picture: HTMLImageElement,
  getAsset: CustomPreviewTemplateProps["getAsset"],
): Promise<void> {
  const asset = getAsset(picture.getAttribute("src") ?? "");
  if (asset === undefined) return;
  picture.removeAttribute("src");
  // The asset has a `blob:` URL once the editor has read the file.
  while (!asset.url.startsWith("blob:")) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    if (!picture.isConnected) return;
  }
  picture.src = asset.url;
}
