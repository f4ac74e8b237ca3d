import { createElement } from "react";
import { renderToString } from "react-dom/server";
import type { WidgetConfig } from "../../widgets/config.ts";
import { WIDGETS } from "../../widgets/registry.ts";
import { readAttributes, type Attributes, type Widget } from "../../widgets/runtime/widget.ts";
import { WidgetRoot } from "../../widgets/runtime/widget-root.tsx";
import { checkAttributes } from "../../site/model/tags/check-attributes.ts";
import { readTagAttributes, tagPattern } from "../../site/model/tags/read-tag.ts";

/**
 * Makes the function that puts each widget's markup into its tag in a page, so that the widget is there before any script.
 * Every instance on a page gets ids of its own, whose beginning it carries as `data-instance` for the browser to use as well.
 * @param contexts the places of forms that the content declares
 * @throws Error from that function, naming the tag, the attribute, what was found and what is allowed
 */
export function createPrerenderer(
  config: WidgetConfig,
  contexts: readonly string[],
): (html: string) => string {
  const byTag = new Map(WIDGETS.map((widget) => [widget.tag, widget]));
  const element = new RegExp(`${tagPattern([...byTag.keys()]).source}([^]*?)</\\1>`, "g");
  const rendered = new Map<string, string>();

  const read = (widget: Widget, source: string): Attributes => {
    const found = readTagAttributes(source);
    const mistakes = checkAttributes(widget.tag, widget.attributes, found, { context: contexts });
    if (mistakes.length > 0) throw new Error(mistakes.join("\n"));
    return readAttributes(widget.attributes, found);
  };
  const render = (widget: Widget, attributes: Attributes, instance: string): string =>
    renderToString(createElement(WidgetRoot, { widget, attributes, config }), { identifierPrefix: instance });

  return (html) => {
    let instances = 0;
    return html.replace(element, (_whole, tag: string, source: string, content: string) => {
      const widget = byTag.get(tag) as Widget;
      if (content.trim() !== "") throw new Error(`<${tag}> found content, expected an empty tag`);
      const instance = `w${++instances}`;
      const key = `${instance} ${tag} ${source}`;
      const markup = rendered.get(key) ?? render(widget, read(widget, source), instance);
      rendered.set(key, markup);
      return `<${tag}${source} data-instance="${instance}">${markup}</${tag}>`;
    });
  };
}
