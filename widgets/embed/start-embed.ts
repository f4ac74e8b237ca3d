import release from "embed:release";
import sheet from "embed:styles/base";
import { emit } from "../runtime/events.ts";
import { warn } from "../runtime/warn.ts";
import type { EmbedSource } from "./embedded-form.ts";
import { ownOrigin, ownScript } from "./own-script.ts";
import { watchPolicy } from "./policy-watch.ts";
import { createShell } from "./shell-element.ts";

/**
 * Defines the tags of all forms, each unless it is defined already. When that fails, what the page put into the tags stays there, the document
 * receives `ridgebeam:error`, and the page's own scripts go on. To be called while a classic script runs, which knows its tag only then;
 * `data-prefix` of that tag goes before every tag's name.
 * @param toSource makes the source of the forms from the origin that they come from
 */
export function startEmbed(toSource: (origin: string) => EmbedSource): void {
  const { version, attributes, origin: published } = release;
  const tags = Object.keys(attributes);
  try {
    // Elements that extend a page's own one can be defined, and then no tag becomes one.
    if (!(document.head instanceof HTMLElement)) throw TypeError("HTMLElement");
    const script = ownScript();
    const prefix = script?.dataset["prefix"];
    const origin = ownOrigin(script, published);
    const context = { source: toSource(origin), origin, styles: sheet };
    watchPolicy(origin);
    for (const tag of tags) {
      const name = prefix ? `${prefix}-${tag}` : tag;
      const taken = customElements.get(name) as { ridgebeam?: string } | undefined;
      if (!taken) customElements.define(name, createShell(tag, context));
      else if (!taken.ridgebeam)
        warn(`<${name}> is another library's; load this script with data-prefix="rb"`);
      else if (taken.ridgebeam !== version) warn(`version ${taken.ridgebeam} of <${name}> is in use already`);
    }
  } catch (cause) {
    warn(String(cause));
    // The tags themselves may not be there yet.
    for (const widget of tags) emit(document, "error", { widget, reason: "script" });
  }
}
