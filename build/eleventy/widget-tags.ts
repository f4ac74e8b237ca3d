import type { MarkdownIt } from "markdown-it";
import type { OpenSlot } from "../../site/components/widget.tsx";
import { readTagAttributes, createWidgetLinePattern } from "../../model/tags/read-tag.ts";
import { WIDGETS } from "../../widgets/registry.ts";

const TAGS = WIDGETS.map(({ tag }) => tag);
const LINE = createWidgetLinePattern(TAGS);

/**
 * Parses a widget tag on its own line as a block token. Markdown would wrap it in a paragraph, which browsers close
 * at the form, leaving an empty paragraph. Elsewhere the tag is text, which the content check rejects.
 */
export function widgetTagsPlugin(markdown: MarkdownIt, openSlot: OpenSlot): void {
  markdown.core.ruler.after("block", "widget-tags", (state) => {
    state.tokens.forEach((token, index) => {
      const [open, close] = [state.tokens[index - 1], state.tokens[index + 1]];
      if (token.type !== "inline" || open?.type !== "paragraph_open" || !LINE.test(token.content)) return;
      token.type = "widget";
      token.children = null;
      open.hidden = true;
      if (close !== undefined) close.hidden = true;
    });
  });
  markdown.renderer.rules.widget = (tokens, index) => {
    const [, tag = "", source = ""] = LINE.exec(tokens[index]?.content ?? "") ?? [];
    const { instance, markup } = openSlot(tag, readTagAttributes(source));
    return `<${tag}${source} data-instance="${instance}">${markup}</${tag}>`;
  };
}
