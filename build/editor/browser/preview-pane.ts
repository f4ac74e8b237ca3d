import type { CustomPreviewTemplate, CustomPreviewTemplateProps } from "@sveltia/cms";
import { createElement } from "react";
import { LIGHT } from "../../../site/tokens/colors.ts";
import { previewArticle } from "./article-preview.tsx";
import type { Entry } from "./entry-text.ts";
import type { KnownContent } from "./known-content.ts";

/** Delay of the preview after the last keystroke, in milliseconds. */
const DEBOUNCE_MS = 250;

/**
 * Creates the preview of articles. The editor has its own copy of React, so the component uses no hooks: it renders
 * one element, and its content is set when the entry changes.
 */
export function articlePreviewPane(known: KnownContent): CustomPreviewTemplate {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = "";
  return ({ entry, getAsset }) => {
    const data = (entry.get("data") as { toJS: () => Entry }).toJS();
    const slug = entry.get("slug") || "new-article";
    const update = async (host: HTMLElement): Promise<void> => {
      const { html, mistakes } = await previewArticle(data, slug, known);
      // While the article has mistakes, keep showing the last valid preview.
      last = html ?? last;
      // A template loads no pictures.
      const page = host.ownerDocument.createElement("template");
      page.innerHTML = last;
      for (const picture of page.content.querySelectorAll("img")) void showFromFolder(picture, getAsset);
      host.replaceChildren(page.content);
      if (mistakes.length > 0) host.prepend(mistakeList(host.ownerDocument, mistakes));
    };
    return createElement("div", {
      ref: (host: HTMLElement | null) => {
        if (host === null) return;
        if (!host.hasChildNodes()) last = "";
        clearTimeout(timer);
        timer = setTimeout(() => void update(host), host.hasChildNodes() ? DEBOUNCE_MS : 0);
      },
    });
  };
}

/** Shows a picture from the editor's folder or repository, because the site lacks a new one until its next build. */
async function showFromFolder(
  picture: HTMLImageElement,
  getAsset: CustomPreviewTemplateProps["getAsset"],
): Promise<void> {
  const asset = getAsset(picture.getAttribute("src") ?? "");
  if (asset === undefined) return;
  picture.removeAttribute("src");
  // The editor changes the URL once it has read the file.
  while (!asset.url.startsWith("blob:")) {
    await new Promise((resolve) => setTimeout(resolve, DEBOUNCE_MS));
    if (!picture.isConnected) return;
  }
  picture.src = asset.url;
}

function mistakeList(document: Document, mistakes: readonly string[]): HTMLElement {
  const list = document.createElement("ul");
  list.setAttribute("role", "status");
  list.style.cssText = `position:sticky;top:0;z-index:9;margin:0;padding:16px 20px 16px 40px;background:${LIGHT.ink};color:${LIGHT.paper};list-style:disc`;
  for (const mistake of mistakes) {
    const item = document.createElement("li");
    item.textContent = mistake;
    list.append(item);
  }
  return list;
}
