import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { pickMessages } from "../../../build/prerender/widget-config.ts";
import { WIDGETS } from "../../../widgets/registry.ts";
import { WidgetRoot } from "../../../widgets/runtime/widget-root.tsx";
import { WIDGET_MESSAGE_KEYS } from "../../../model/tags/tags.ts";
import { SAMPLE_CONFIG } from "./sample-config.ts";
import { strictMessages } from "./strict-messages.ts";

const { messages } = SAMPLE_CONFIG;
const FULL_ATTRIBUTES: Readonly<Record<string, Record<string, string>>> = {
  "lead-form": { heading: "Find a foreman", urgency: "true" },
};

// Messages that are shown later, such as errors and notices, are covered by each widget's own tests.
describe("the strings of a widget", () => {
  it("are listed for every tag", () => {
    // The sandbox note and the receipt link have message keys but no tags.
    const tags = WIDGETS.map(({ tag }) => tag);
    expect(Object.keys(WIDGET_MESSAGE_KEYS).sort()).toEqual([...tags, "sandbox", "receipt-link"].sort());
  });

  it("are sufficient to render the widget", () => {
    for (const widget of WIDGETS) {
      const config = { ...SAMPLE_CONFIG, messages: strictMessages(widget.tag) };
      const tree = createElement(WidgetRoot, {
        widget,
        attributes: { ...FULL_ATTRIBUTES[widget.tag] },
        config,
      });
      expect(() => renderToString(tree), widget.tag).not.toThrow();
    }
  });

  it("contain no strings of other widgets", () => {
    const lead = pickMessages(["lead-form"], messages);
    for (const group of ["contactForm", "resumeForm", "employerLeadForm", "portalLogin", "choices"])
      expect(lead, group).not.toHaveProperty(group);
    expect(Object.keys(lead.notices)).toEqual([
      "emailInvalid",
      "phoneInvalid",
      "entryTooLong",
      "quickIncomplete",
      "quickSuccess",
      "submissionFailed",
    ]);
  });
});
