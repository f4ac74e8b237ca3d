import release from "embed:release";
import sheet from "embed:styles/base";
import { warn } from "../runtime/warn.ts";
import type { EmbedSource } from "./embedded-form.ts";
import { watchPolicy } from "./policy-watch.ts";
import { createShell } from "./shell-element.ts";

/**
 * Defines the tags of all forms, each unless it is defined already.
 * @param script the script's own tag; its `data-prefix` goes before every tag's name
 */
export function startEmbed(script: HTMLScriptElement | SVGScriptElement | null, source: EmbedSource): void {
  const { version, attributes } = release;
  const prefix = script?.dataset["prefix"];
  const { origin } = new URL((script as HTMLScriptElement | null)?.src ?? "", location.href);
  const styles = new CSSStyleSheet();
  styles.replaceSync(sheet);
  for (const tag of Object.keys(attributes)) {
    const name = prefix ? `${prefix}-${tag}` : tag;
    const taken = customElements.get(name) as { ridgebeam?: string } | undefined;
    if (!taken) customElements.define(name, createShell(tag, { source, origin, styles }));
    else if (!taken.ridgebeam) warn(`<${name}> is another library's; load this script with data-prefix="rb"`);
    else if (taken.ridgebeam !== version) warn(`version ${taken.ridgebeam} of <${name}> is in use already`);
  }
  watchPolicy(origin);
}
