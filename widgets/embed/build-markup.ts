import type { Markup, Strings } from "./embedded-form.ts";

/**
 * Replaces placeholders with the page's strings or with their defaults. In `{labels.email:Email}`, the
 * message key comes before the colon and the default after it.
 */
export function fillText(text: string, strings: Strings): string {
  return text.replace(/\{([\w.]+):([^}]*)\}/g, (_mark, key: string, defaultText: string) => {
    let value: unknown = strings;
    // Pages may provide values of any type, such as null instead of an object.
    for (const step of key.split(".")) {
      const group = Object(value) as Strings;
      value = Object.hasOwn(group, step) && group[step];
    }
    return typeof value === "string" ? value : defaultText;
  });
}

/**
 * Builds DOM elements from markup data. `innerHTML` may be blocked by Trusted Types.
 * @param origin base URL for links to our own site
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
    const innerNamespace = tag === "svg" ? "http://www.w3.org/2000/svg" : namespace;
    const element = innerNamespace
      ? document.createElementNS(innerNamespace, tag)
      : document.createElement(tag);
    // Unlike `for … in`, `Object.entries` ignores what a page added to `Object.prototype`.
    for (const [name, text] of Object.entries(attributes)) {
      const value = fillText(text, strings);
      element.setAttribute(name, name === "href" && value.startsWith("/") ? origin + value : value);
    }
    element.append(buildMarkup(children, strings, origin, innerNamespace));
    fragment.append(element);
  }
  return fragment;
}
