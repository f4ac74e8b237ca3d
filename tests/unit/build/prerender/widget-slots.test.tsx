import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { createWidgetSlots } from "../../../../build/prerender/widget-slots.ts";
import { Widget, OpenSlotContext } from "../../../../site/components/widget.tsx";
import { SAMPLE_CONFIG } from "../../widgets/sample-config.ts";

const slots = createWidgetSlots(["general", "hvac_article"]);
const open = slots.openIn(SAMPLE_CONFIG);

const render = (page: ReactNode): string =>
  slots.fill(renderToStaticMarkup(createElement(OpenSlotContext, { value: open }, page)));

describe("prerendering", () => {
  it("renders a form into its tag and does not change the rest of the page", () => {
    const html = render(
      <>
        <p>Before</p>
        <Widget tag="lead-form" context="hvac_article" />
        <p>After</p>
      </>,
    );
    expect(html).toMatch(
      /^<p>Before<\/p><lead-form context="hvac_article" data-instance="w1">.*<\/lead-form><p>After<\/p>$/s,
    );
    expect(html).toContain("Role you need");
  });

  it("gives two forms on a page different ids, and connects every label to its field", () => {
    const html = render(
      <>
        <Widget tag="lead-form" />
        <Widget tag="lead-form" />
      </>,
    );
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, id] of html.matchAll(/ for="([^"]+)"/g)) expect(ids).toContain(id);
  });

  it("numbers a page's widgets in document order, regardless of rendering order", () => {
    const text = renderToStaticMarkup(
      <OpenSlotContext value={open}>
        <Widget tag="contact-form" />
      </OpenSlotContext>,
    );
    const html = render(
      <>
        <Widget tag="site-header" />
        <div dangerouslySetInnerHTML={{ __html: text }} />
      </>,
    );
    expect(html).toContain('<site-header data-instance="w1">');
    expect(html).toContain('<contact-form data-instance="w2">');
  });

  it("writes the same markup for the same page each time", () => {
    const page = <Widget tag="contact-form" />;
    expect(render(page)).toBe(render(page));
  });

  it("treats strings with quotes and special characters as text", () => {
    const html = render(<Widget tag="lead-form" heading={`Hire & "build" 'now'`} layout="row" />);
    expect(html).toContain("Hire &amp; &quot;build&quot; &#x27;now&#x27;</p>");
    expect(html).toContain("form-row");
  });

  it("accepts global attributes such as id and class", () => {
    expect(() => open("lead-form", { id: "talk", class: "wide", "data-test": "1" })).not.toThrow();
  });

  it("reports an invalid value, and suggests the closest match", () => {
    expect(() => open("lead-form", { context: "hvac_articel" })).toThrow(
      /attribute "context" of <lead-form>: found "hvac_articel".*did you mean "hvac_article"/,
    );
    expect(() => open("lead-form", { urgency: "" })).toThrow(
      /attribute "urgency" of <lead-form>: found "", expected one of/,
    );
  });

  it("shows email and phone without JavaScript, and does not navigate if a form is sent early", () => {
    const html = render(<Widget tag="contact-form" />);
    const { email, phone } = SAMPLE_CONFIG.agency;
    const block = /class="form-fallback">([^]*)/.exec(html)?.[1];
    expect(block).toContain(`mailto:${email}`);
    expect(block).toContain(phone.href);
    expect(html).toContain('method="dialog"');
  });
});
