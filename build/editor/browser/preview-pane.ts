import type { CustomPreviewTemplate, CustomPreviewTemplateProps } from "@sveltia/cms";
import { createElement } from "react";
import { LIGHT } from "../../../site/tokens/colors.ts";
import type { Entry } from "./entry-text.ts";

const DEBOUNCE_MS = 250;

/**
 * Creates a preview that is updated once typing pauses. The component uses no React hooks, because the editor has its
 * own copy of React.
 * @param fill updates the element, which is empty when another entry is opened
 */
export function previewPane(
  fill: (host: HTMLElement, props: CustomPreviewTemplateProps) => Promise<void>,
): CustomPreviewTemplate {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (props) =>
    createElement("div", {
      ref: (host: HTMLElement | null) => {
        if (host === null) return;
        clearTimeout(timer);
        timer = setTimeout(() => void fill(host, props), host.hasChildNodes() ? DEBOUNCE_MS : 0);
      },
    });
}

/** Returns the values of an entry, which the editor passes as an Immutable.js map. */
export function getEntryData(entry: CustomPreviewTemplateProps["entry"]): Entry {
  return (entry.get("data") as { toJS: () => Entry }).toJS();
}

export function mistakeList(document: Document, mistakes: readonly string[]): HTMLElement {
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
