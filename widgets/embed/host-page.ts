import { warn } from "../runtime/warn.ts";
import type { Strings } from "./embedded-form.ts";

/**
 * Reads the page's messages from `<script type="application/json">` in the tag. Logs a warning if the JSON is
 * invalid.
 */
export function readStrings(host: Element, isParsed: boolean): Strings {
  const source = host.querySelector('script[type="application/json"]');
  try {
    return Object(JSON.parse(source?.textContent || "{}")) as Strings;
  } catch {
    if (isParsed) warn(`invalid JSON in <${host.localName}>`);
    return {};
  }
}

/**
 * Adds CSS to a shadow root as a constructed stylesheet, since a partner's CSP may block `<style>`. Does
 * nothing in a document without a window.
 */
export function adoptStylesheet(root: ShadowRoot, rules: string): void {
  const view = root.ownerDocument.defaultView;
  if (!view) return;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(rules);
  root.adoptedStyleSheets.push(sheet);
}

/** Keys that pages may handle too: they leave a field or close a dialog. */
const PAGE_KEYS = /^(Escape|Tab|F\d+)$/;

/**
 * Stops key events from a form's fields at the shadow root. Outside of the shadow root, browsers retarget key events to
 * the custom element, so a page's single-key shortcuts would fire while the visitor is typing. Events with Ctrl, Alt or
 * Meta propagate, except with AltGr, which types characters.
 */
export function containKeyEvents(root: ShadowRoot): void {
  const stopTypedKeys = (event: Event): void => {
    const { key, ctrlKey, altKey, metaKey } = event as KeyboardEvent;
    const isTyped = !(ctrlKey || altKey || metaKey) || (event as KeyboardEvent).getModifierState("AltGraph");
    if (isTyped && !PAGE_KEYS.test(key)) event.stopPropagation();
  };
  for (const type of ["keydown", "keypress", "keyup"]) root.addEventListener(type, stopTypedKeys);
}
