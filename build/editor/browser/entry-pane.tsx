import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { ArticleSheet } from "../../../site/components/article/article-sheet.tsx";
import { JobSheet } from "../../../site/components/jobs/job-sheet.tsx";
import { LayoutStrings } from "../../../site/components/strings.ts";
import { OpenSlotContext } from "../../../site/components/widget.tsx";
import { checkRawText } from "../../../model/checks/check-texts.ts";
import type { Article } from "../../../model/kinds/articles.ts";
import type { EntryOf } from "../../../model/kinds/page-kinds.ts";
import type { Site } from "../../../model/kinds/site.ts";
import { SOURCE_LANGUAGE } from "../../../model/languages.ts";
import { parseEntry } from "../../../model/loading/parse-entry.ts";
import { sortMistakes } from "../../../model/source/content-error.ts";
import { createMarkdown } from "../../eleventy/markdown.ts";
import { toWidgetConfig } from "../../prerender/widget-config.ts";
import { createWidgetSlots } from "../../prerender/widget-slots.ts";
import type { PREVIEWED_KINDS } from "../content-kinds.ts";
import { ENTRY_KINDS } from "../content-kinds.ts";
import { writeEntry, type Entry } from "./entry-text.ts";
import type { KnownContent } from "./known-content.ts";
import { describeMistakes } from "./check-entry.ts";
import type { CustomPreviewTemplate, CustomPreviewTemplateProps } from "@sveltia/cms";
import { getEntryData, mistakeList, previewPane } from "./preview-pane.ts";

type Markdown = ReturnType<typeof createMarkdown>;

/** Renders a page's content; without what depends on other entries, which the editor does not know. */
type RenderContent<Kind extends PreviewedKind> = (
  entry: EntryOf<Kind>,
  site: Site,
  toHtml: (sources?: Article["sources"]) => ReturnType<Markdown>,
) => ReactNode;

type PreviewedKind = (typeof PREVIEWED_KINDS)[number];

/** The kinds of entries whose page the editor shows. */
const CONTENTS: { readonly [Kind in PreviewedKind]: RenderContent<Kind> } = {
  articles: (article, site, toHtml) => (
    <ArticleSheet article={article} content={toHtml(article.sources)} site={site} />
  ),
  jobs: (job, site, toHtml) => <JobSheet job={job} site={site} html={toHtml().html} />,
};

/** Returns the page of an entry as HTML, and the mistakes in the entry. */
export async function previewEntry(
  name: PreviewedKind,
  entry: Entry,
  slug: string,
  knownContent: KnownContent,
) {
  const kind = ENTRY_KINDS[name];
  const text = await writeEntry(kind, { ...entry, ...knownContent.getDefaults(kind, entry) });
  const file = { file: kind.format, name: slug, text };
  const rawTextMistakes = checkRawText(file);
  if (rawTextMistakes.length > 0)
    return { html: undefined, mistakes: describeMistakes(rawTextMistakes, text, kind.schema) };
  const { fields, body, mistakes } = parseEntry(
    kind.page,
    file,
    knownContent.createContextIn(SOURCE_LANGUAGE),
  );
  const describedMistakes = describeMistakes(sortMistakes(mistakes), text, kind.schema);
  if (fields === undefined || body === undefined) return { html: undefined, mistakes: describedMistakes };
  const render = CONTENTS[name] as RenderContent<PreviewedKind>;
  const renderContent: RenderPreview = (site, markdown) =>
    render({ ...fields, slug, digest: "" } as never, site, (sources) => markdown(body, sources));
  try {
    return { html: renderPage(renderContent, knownContent), mistakes: describedMistakes };
  } catch (error) {
    // A block with mistakes cannot be rendered, and the mistakes are already listed.
    if (describedMistakes.length > 0) return { html: undefined, mistakes: describedMistakes };
    return { html: undefined, mistakes: [`The preview failed: ${String(error)}`] };
  }
}

type RenderPreview = (site: Site, markdown: Markdown) => ReactNode;

function renderPage(render: RenderPreview, { site }: KnownContent): string {
  const { openIn, fill } = createWidgetSlots(Object.keys(site.contexts));
  const open = openIn(toWidgetConfig(site, { url: "", publishableKey: "" }));
  // Pictures are shown from their source files, because the preview lacks the formats that the build creates.
  const page = <main className="relative">{render(site, createMarkdown(site, open, new Map()))}</main>;
  const localizedPage = createElement(LayoutStrings, { value: site.layout }, page);
  return fill(renderToStaticMarkup(createElement(OpenSlotContext, { value: open }, localizedPage)));
}

const POLL_MS = 250;

/** Creates the editor's preview of entries, which looks like their page. */
export function entryPane(kind: PreviewedKind, knownContent: KnownContent): CustomPreviewTemplate {
  let lastHtml = "";
  return previewPane(async (host, { entry, getAsset }) => {
    if (!host.hasChildNodes()) lastHtml = "";
    const { html, mistakes } = await previewEntry(
      kind,
      getEntryData(entry),
      entry.get("slug") || "new-entry",
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
