import { createElement } from "react";
import { renderToString } from "react-dom/server";
import type { WidgetConfig } from "../../widgets/config.ts";
import { WIDGETS } from "../../widgets/registry.ts";
import { readAttributes, type Widget } from "../../widgets/runtime/widget.ts";
import { WidgetRoot } from "../../widgets/runtime/widget-root.tsx";
import { checkAttributes } from "./check-attributes.ts";
import { decodeEntities } from "./decode-entities.ts";

const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

/**
 * Makes the function that puts each widget's markup into its tag in a page, so that the widget is there before any script.
 * Every instance on a page gets ids of its own, whose beginning it carries as `data-instance` for the browser to use as well.
 * @throws Error from that function, naming the tag, the attribute, what was found and what is allowed
 */
export function createPrerenderer(config: WidgetConfig): (html: string) => string {
  const byTag = new Map(WIDGETS.map((widget) => [widget.tag, widget]));
  const tags = [...byTag.keys()].join("|");
  const element = new RegExp(`<(${tags})((?:\\s(?:[^"'>]|"[^"]*"|'[^']*')*)?)>([^]*?)</\\1>`, "g");
  const rendered = new Map<string, string>();

  return (html) => {
    let instances = 0;
    return html.replace(element, (_whole, tag: string, source: string, content: string) => {
      const widget = byTag.get(tag) as Widget;
      if (content.trim() !== "") throw new Error(`<${tag}> found content, expected an empty tag`);
      const instance = `w${++instances}`;
      const key = `${instance} ${tag} ${source}`;
      const markup = rendered.get(key) ?? render(widget, source, instance, config);
      rendered.set(key, markup);
      return `<${tag}${source} data-instance="${instance}">${markup}</${tag}>`;
    });
  };
}

function render(widget: Widget, source: string, instance: string, config: WidgetConfig): string {
  const found = Object.fromEntries(
    [...source.matchAll(ATTRIBUTE)].map(([, name = "", double, single, bare]) => [
      name,
      decodeEntities(double ?? single ?? bare ?? ""),
    ]),
  );
  const mistakes = checkAttributes(widget.tag, widget.attributes, found);
  if (mistakes.length > 0) throw new Error(mistakes.join("\n"));
  const attributes = readAttributes(widget.attributes, found);
  return renderToString(createElement(WidgetRoot, { widget, attributes, config }), {
    identifierPrefix: instance,
  });
}
