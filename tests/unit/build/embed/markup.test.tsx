// @vitest-environment happy-dom
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { renderEmbedMarkup } from "../../../../build/embed/embed-markup.ts";
import { adaptHeader } from "../../../../widgets/embed/adapt-header.ts";
import { adaptLeadForm } from "../../../../widgets/embed/adapt-lead-form.ts";
import { buildMarkup } from "../../../../widgets/embed/build-markup.ts";
import { EMBEDDED_WIDGETS } from "../../../../widgets/embed/embedded-widgets.ts";
import type { Strings } from "../../../../widgets/embed/embedded-form.ts";
import { mergeStrings } from "../../../../widgets/embed/merge-strings.ts";
import { WidgetRoot } from "../../../../widgets/runtime/widget-root.tsx";
import { embeddedHeaderWidget } from "../../../../widgets/site-header/site-header.tsx";
import { readAttributes, type Widget } from "../../../../widgets/runtime/widget.ts";
import { SAMPLE_CONFIG } from "../../widgets/sample-config.ts";

const ORIGIN = "https://ours.example";
const { messages } = SAMPLE_CONFIG;

// happy-dom does not reflect this property.
Object.defineProperty(Element.prototype, "ariaCurrent", {
  set(this: Element, value: string | null) {
    if (value === null) this.removeAttribute("aria-current");
    else this.setAttribute("aria-current", value);
  },
});

/** Removes our additions to React's markup, which React ignores when it hydrates. */
function removeOurMarkup(root: HTMLElement): string {
  for (const element of root.querySelectorAll("[part]")) element.removeAttribute("part");
  for (const link of root.querySelectorAll("a")) {
    link.removeAttribute("target");
    link.removeAttribute("rel");
  }
  root.normalize();
  return root.innerHTML.replaceAll("<!-- -->", "");
}

const NODES = new Map(EMBEDDED_WIDGETS.map((widget) => [widget, renderEmbedMarkup(widget, SAMPLE_CONFIG)]));

function buildEmbeddedHtml(widget: Widget, attributes: Record<string, string>, strings: Strings): string {
  const root = document.createElement("div");
  root.append(buildMarkup(NODES.get(widget) ?? [], strings, ORIGIN));
  if (widget.tag === "lead-form") adaptLeadForm(root, attributes);
  if (widget.tag === "site-header") adaptHeader(root, attributes, ORIGIN);
  return removeOurMarkup(root);
}

function renderHtml(widget: Widget, attributes: Record<string, string>, strings: Strings): string {
  const table = mergeStrings(messages, strings);
  table.consent.privacyHref = ORIGIN + table.consent.privacyHref;
  const root = document.createElement("div");
  const tree = createElement(WidgetRoot, {
    widget,
    attributes: readAttributes(widget.attributes, attributes),
    config: { ...SAMPLE_CONFIG, messages: table },
  });
  root.innerHTML = renderToString(tree, { identifierPrefix: "e" });
  // Add the site's origin to links, as the browser code does for embedded forms.
  for (const link of root.querySelectorAll('a[href^="/"]'))
    link.setAttribute("href", ORIGIN + (link.getAttribute("href") ?? ""));
  return removeOurMarkup(root);
}

const LEAD_VARIANTS = [undefined, "Find a foreman", "x".repeat(81)].flatMap((heading) =>
  [undefined, "row", "diagonal"].flatMap((layout) =>
    [undefined, "true", "false"].flatMap((urgency) =>
      [undefined, "Ask us", "y".repeat(41)].map(
        (submit) =>
          Object.fromEntries(
            Object.entries({ heading, layout, urgency, submit }).filter(([, value]) => value !== undefined),
          ) as Record<string, string>,
      ),
    ),
  ),
);

describe("the markup of an embedded form is what React renders", () => {
  const [leadForm, ...others] = EMBEDDED_WIDGETS.filter(({ tag }) => tag !== "site-header") as [
    Widget,
    ...Widget[],
  ];

  it("for every combination of the lead form's attributes, including invalid ones", () => {
    for (const attributes of LEAD_VARIANTS)
      expect(buildEmbeddedHtml(leadForm, attributes, {}), JSON.stringify(attributes)).toBe(
        renderHtml(leadForm, attributes, {}),
      );
  });

  it("for the other forms", () => {
    for (const widget of others)
      expect(buildEmbeddedHtml(widget, { partner: "acme-jobs" }, {}), widget.tag).toBe(
        renderHtml(widget, { partner: "acme-jobs" }, {}),
      );
  });

  it("with a page's own strings, whatever their place and content", () => {
    const strings = {
      labels: { role: 'A "role" & <more>', email: 7 as unknown as string, nothing: "of ours" },
      placeholders: { email: "you@example.org" },
      choices: { timelines: { 0: "Sofort" } },
      consent: { request: "{labels.email:trick}" },
      leadForm: "not a group",
    };
    for (const widget of [leadForm, ...others])
      expect(buildEmbeddedHtml(widget, {}, strings), widget.tag).toBe(renderHtml(widget, {}, strings));
  });

  it("for the header, with absolute links and a separately rendered quick form", () => {
    const splitHtml = (html: string): [header: string, form: string | undefined] => {
      const root = document.createElement("div");
      root.innerHTML = html;
      const panel = root.querySelector(".quick-panel");
      const form = panel?.innerHTML;
      panel?.removeAttribute("data-instance");
      panel?.replaceChildren();
      return [root.innerHTML, form];
    };
    const [header, form] = splitHtml(buildEmbeddedHtml(embeddedHeaderWidget, { current: "/insights" }, {}));
    const complete = (html: string): string => html.replaceAll(' href="/', ` href="${ORIGIN}/`);
    expect(header).toBe(
      complete(splitHtml(renderHtml(embeddedHeaderWidget, { current: "/insights" }, {}))[0]),
    );
    const heading = messages.header.quickTitle;
    expect(form).toBe(renderHtml(leadForm, { context: "header", heading }, {}));
  });
});
