// @vitest-environment happy-dom
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { WIDGETS } from "../../../../widgets/registry.ts";
import { WidgetRoot } from "../../../../widgets/runtime/widget-root.tsx";
import { SAMPLE_CONFIG } from "../sample-config.ts";

/**
 * Properties of form elements that our code and React read. A field with one of these names would shadow the
 * property.
 */
const READ_PROPERTIES = `
  action addEventListener attributes checkValidity childNodes children closest dispatchEvent
  elements enctype firstChild getAttribute getRootNode hasAttribute id isConnected localName
  matches method nodeName nodeType ownerDocument parentNode querySelector querySelectorAll
  removeAttribute requestSubmit reset setAttribute submit tagName target toggleAttribute
`
  .trim()
  .split(/\s+/);

test("no form field has the name of a DOM property that the code uses", () => {
  for (const widget of WIDGETS) {
    const attributes: Record<string, string> = widget.tag === "lead-form" ? { urgency: "true" } : {};
    const html = renderToString(createElement(WidgetRoot, { widget, attributes, config: SAMPLE_CONFIG }));
    const names = [...html.matchAll(/ (?:name|id)="([^"]+)"/g)].map(([, name]) => name);
    expect(
      names.filter((name) => READ_PROPERTIES.includes(name ?? "")),
      widget.tag,
    ).toEqual([]);
  }
});
