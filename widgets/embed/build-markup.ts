import type { Markup, Strings } from "./embedded-form.ts";

const SVG = "http://www.w3.org/2000/svg";

/** `{labels.email:Email}`: a text's place in the message table, and what it says there. */
const MARK = /\{([\w.]+):([^}]*)\}/g;

/** Puts texts in the place of their marks: those of the page, else ours. */
export function fillText(text: string, strings: Strings): string {
  return text.replace(MARK, (_mark, key: string, own: string) => {
    let value: unknown = strings;
    // A page's texts may hold anything where a group of texts is looked for, such as null.
    for (const step of key.split(".")) {
      const group = Object(value) as Strings;
      value = Object.hasOwn(group, step) ? group[step] : undefined;
    }
    return typeof value === "string" ? value : own;
  });
}

/**
 * Makes elements of markup. Node by node, because a page that requires Trusted Types forbids `innerHTML`.
 * @param origin what addresses of our own site are completed with
 */
export function buildMarkup(
  nodes: readonly (Markup | string)[],
  strings: Strings,
  origin: string,
  namespace: string | null = null,
): DocumentFragment {
  const fragment = new DocumentFragment();
  for (const node of nodes) {
    if (typeof node === "string") {
      fragment.append(fillText(node, strings));
      continue;
    }
    const [tag, attributes, ...children] = node;
    const inner = tag === "svg" ? SVG : namespace;
    const element = inner ? document.createElementNS(inner, tag) : document.createElement(tag);
    // Not `for … in`, which also finds what a page has put on `Object.prototype`.
    for (const [name, text] of Object.entries(attributes)) {
      const value = fillText(text, strings);
      element.setAttribute(name, name === "href" && value.startsWith("/") ? origin + value : value);
    }
    element.append(buildMarkup(children, strings, origin, inner));
    fragment.append(element);
  }
  return fragment;
}
