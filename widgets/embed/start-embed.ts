import release from "embed:release";
import sheet from "embed:styles/base";
import { emit } from "../runtime/events.ts";
import { runWhenVisible } from "../runtime/load-on-interaction.ts";
import { warn } from "../runtime/warn.ts";
import type { CheckPage, EmbedSource } from "./embedded-form.ts";
import { resolveOrigin, findOwnScript } from "./own-script.ts";
import { watchCspViolations, createShell } from "./shell-element.ts";

/**
 * Defines all tags that are not defined yet, with the optional prefix from the script tag's `data-prefix`. Never
 * throws: on failure, tags keep their fallback content, and `ridgebeam:error` is dispatched on the document. Classic
 * scripts must call this function synchronously, while `document.currentScript` is set.
 * @param toSource returns the source of the forms for an origin
 */
export function startEmbed(toSource: (origin: string) => EmbedSource): void {
  const { version, tags, origin: publishedOrigin } = release;
  try {
    // If the page has replaced HTMLElement, `define()` succeeds but the tags are never upgraded.
    if (!(document.head instanceof HTMLElement)) throw TypeError("HTMLElement");
    const script = findOwnScript();
    const prefix = script?.dataset["prefix"];
    const origin = resolveOrigin(script, publishedOrigin);
    const context = { source: toSource(origin), origin, styles: sheet };
    watchCspViolations(origin);
    let hasMistake = false;
    for (const tag of tags) {
      const name = prefix ? `${prefix}-${tag}` : tag;
      const existingClass = customElements.get(name) as { ridgebeam?: string } | undefined;
      if (!existingClass) customElements.define(name, createShell(tag, context));
      else hasMistake ||= existingClass.ridgebeam !== version;
    }
    runWhenVisible(document.documentElement, () => {
      // Names without a hyphen are those of `[object HTMLUnknownElement]`.
      for (const element of document.querySelectorAll("*"))
        hasMistake ||= /Unk/.test(element as unknown as string) || !element.matches(":defined");
      if (hasMistake) context.source.loadPart<CheckPage>("page").then((check) => check(prefix), warn);
    });
  } catch (cause) {
    warn(cause as string);
    // The page's tags may not be parsed yet, so dispatch on the document.
    for (const widget of tags) emit(document, "error", { widget, reason: "script" });
  }
}
