import type { CustomPreviewTemplate, CustomPreviewTemplateProps } from "@sveltia/cms";
import { previewArticle } from "./article-preview.tsx";
import type { KnownContent } from "./known-content.ts";
import { getEntryData, mistakeList, previewPane } from "./preview-pane.ts";

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
