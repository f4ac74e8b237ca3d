import lateStyles from "embed:styles/late";
import type { ReactNode } from "react";
import { setMessages, widgetConfig } from "../config.ts";
import type { Messages } from "../messages.ts";
import { warn } from "../runtime/warn.ts";
import { mount, update } from "../runtime/widget-element.ts";
import type { Widget } from "../runtime/widget.ts";
import type { FormPart } from "./embedded-form.ts";
import { mergeStrings } from "./merge-strings.ts";

let late: CSSStyleSheet | undefined;

/** Rules that nothing needs before a form is used: errors, notices, progress. */
function addLateStyles(root: ShadowRoot): void {
  if (late === undefined) {
    late = new CSSStyleSheet();
    late.replaceSync(lateStyles);
  }
  root.adoptedStyleSheets.push(late);
}

function warnOfAttributes({ tag, attributes }: Widget, found: Readonly<Record<string, string>>): void {
  for (const [name, type] of Object.entries(attributes.shape)) {
    if (!type.safeParse(found[name]).success)
      warn(`<${tag}> does not know ${name}="${found[name]}"; see its README for what it may be`);
  }
}

const COLORS = ["accent", "accent-text", "surface", "text", "text-soft", "field-surface"].map(
  (name) => `--rb-${name}`,
);

/** Events in whose handling a form asks for texts. */
const SPEAKING = ["submit", "input", "change", "click"];

/**
 * A component that finds its own texts in `messages()`. It calls the component instead of rendering it, so that a change of the
 * form's state comes by here as well; React renders one root at a time, so that no other form's texts come between.
 */
function withMessages(Component: (props: object) => ReactNode, place: HTMLElement, table: Messages) {
  for (const type of SPEAKING) place.addEventListener(type, () => setMessages(table), true);
  return function Localized(props: object): ReactNode {
    setMessages(table);
    return Component(props);
  };
}

/** Whether the page gives colors of its own, which then have to be looked at. */
function isThemed(host: HTMLElement): boolean {
  const style = getComputedStyle(host);
  return COLORS.some((name) => style.getPropertyValue(name) !== "");
}

/**
 * Makes the function that hands forms of these tags to React.
 * @param texts the texts that they show
 */
export function createPart(widgets: readonly Widget[], texts: Messages): FormPart {
  return {
    mountForm: ({ tag, host, place, attributes, strings, origin }) => {
      const own = widgets.find((one) => one.tag === tag);
      if (own === undefined) throw new Error(`<${tag}> is not in this file`);
      widgetConfig().backend.url ||= origin;
      const table = mergeStrings(texts, strings);
      if (table.consent.privacyHref.startsWith("/"))
        table.consent.privacyHref = origin + table.consent.privacyHref;
      const widget = {
        ...own,
        Component: withMessages(own.Component as (props: object) => ReactNode, place, table),
      };

      warnOfAttributes(own, attributes);
      addLateStyles(place.getRootNode() as ShadowRoot);
      const mounted = mount(widget, host, attributes);
      if (isThemed(host))
        void import("./contrast.ts").then(({ illegibleTexts }) => {
          for (const found of illegibleTexts(place)) warn(`<${host.localName}> ${found}`);
        });
      return (latest) => update(mounted, latest);
    },
  };
}
