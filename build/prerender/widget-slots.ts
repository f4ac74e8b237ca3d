import { createElement } from "react";
import { renderToString } from "react-dom/server";
import type { OpenSlot } from "../../site/components/widget.tsx";
import { checkAttributes } from "../../model/checks/check-widget-tags.ts";
import type { FullConfig } from "../../widgets/runtime/config.ts";
import { WIDGETS } from "../../widgets/registry.ts";
import { readAttributes, type Attributes, type Widget } from "../../widgets/runtime/widget.ts";
import { WidgetRoot } from "../../widgets/runtime/widget-root.tsx";

export interface WidgetSlots {
  /** Returns the function that opens slots in the pages of a language. */
  openIn: (config: FullConfig) => OpenSlot;
  /**
   * Replaces placeholders with prerendered widgets. Each instance gets its own id prefix, which is also in
   * `data-instance` for hydration.
   */
  fill: (html: string) => string;
}

/** Private use characters, which content cannot contain. */
const [BEGIN, END] = ["\ue000", "\ue001"];
const PLACEHOLDER = new RegExp(`${BEGIN}(\\d+)(i|m)${END}`, "g");

/**
 * Creates a site's widget slots.
 * @param contexts allowed values of the `context` attribute, which the content declares
 */
export function createWidgetSlots(contexts: readonly string[]): WidgetSlots {
  const byTag = new Map(WIDGETS.map((widget) => [widget.tag, widget]));
  const uses: { widget: Widget; attributes: Attributes; config: FullConfig }[] = [];
  const markupByKey = new Map<string, string>();

  const register = (config: FullConfig, tag: string, rawAttributes: Record<string, string>): number => {
    const widget = byTag.get(tag);
    if (widget === undefined) throw new Error(`Unknown widget <${tag}>`);
    const mistakes = checkAttributes(tag, widget.attributes, rawAttributes, { context: contexts });
    if (mistakes.length > 0) throw new Error(mistakes.join("\n"));
    return uses.push({ widget, attributes: readAttributes(widget.attributes, rawAttributes), config }) - 1;
  };
  const render = (number: number, instance: string): string => {
    const { widget, attributes, config } = uses[number] as (typeof uses)[number];
    return renderToString(createElement(WidgetRoot, { widget, attributes, config }), {
      identifierPrefix: instance,
    });
  };

  return {
    openIn(config) {
      const numberByKey = new Map<string, number>();
      return (tag, attributes) => {
        const definedAttributes = Object.entries(attributes).filter(([, value]) => value !== undefined);
        const key = JSON.stringify([tag, definedAttributes]);
        const number =
          numberByKey.get(key) ??
          register(config, tag, Object.fromEntries(definedAttributes) as Record<string, string>);
        numberByKey.set(key, number);
        return { instance: `${BEGIN}${number}i${END}`, markup: `${BEGIN}${number}m${END}` };
      };
    },
    // On a page, each widget's `i` placeholder (id prefix) precedes its `m` placeholder (markup).
    fill(html) {
      let instanceCount = 0;
      return html.replace(PLACEHOLDER, (_mark, number: string, kind: string) => {
        if (kind === "i") return `w${++instanceCount}`;
        const key = `w${instanceCount} ${number}`;
        const markup = markupByKey.get(key) ?? render(Number(number), `w${instanceCount}`);
        markupByKey.set(key, markup);
        return markup;
      });
    },
  };
}
