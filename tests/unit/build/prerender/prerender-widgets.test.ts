import { describe, expect, it } from "vitest";
import { createPrerenderer } from "../../../../build/prerender/prerender-widgets.ts";
import { SAMPLE_CONFIG } from "../../widgets/sample-config.ts";

const prerender = createPrerenderer(SAMPLE_CONFIG, ["general", "hvac_article"]);

describe("prerendering", () => {
  it("puts a form into its tag and leaves the rest of the page alone", () => {
    const html = prerender('<p>Before</p><lead-form context="hvac_article"></lead-form><p>After</p>');
    expect(html).toMatch(
      /^<p>Before<\/p><lead-form context="hvac_article" data-instance="w1">.*<\/lead-form><p>After<\/p>$/s,
    );
    expect(html).toContain("Role you need");
  });

  it("gives two forms on a page ids that differ, and every label its field", () => {
    const html = prerender("<lead-form></lead-form><lead-form></lead-form>");
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, id] of html.matchAll(/ for="([^"]+)"/g)) expect(ids).toContain(id);
  });

  it("writes the same markup for the same page each time", () => {
    const page = "<site-header></site-header><contact-form></contact-form>";
    expect(prerender(page)).toBe(prerender(page));
  });

  it("reads attributes the way browsers do", () => {
    const html = prerender(
      "<lead-form heading='Hire &amp; \"build\" &#x27;now&#x27;' layout=row ></lead-form>",
    );
    expect(html).toContain("Hire &amp; &quot;build&quot; &#x27;now&#x27;</p>");
    expect(html).toContain("form-row");
  });

  it("leaves attributes alone that any element may have", () => {
    expect(() => prerender('<lead-form id="talk" class="wide" data-test="1"></lead-form>')).not.toThrow();
  });

  it("says which attribute it does not know, and which is nearest", () => {
    expect(() => prerender('<lead-form contxt="general"></lead-form>')).toThrow(
      /<lead-form> attribute found "contxt", expected one of "context", .*did you mean "context"/,
    );
  });

  it("says which value is not allowed, and which is nearest", () => {
    expect(() => prerender('<lead-form context="hvac_articel"></lead-form>')).toThrow(
      /attribute "context" found "hvac_articel".*did you mean "hvac_article"/,
    );
    expect(() => prerender("<lead-form urgency></lead-form>")).toThrow(
      /attribute "urgency" found "", expected one of/,
    );
  });

  it("refuses content where the form goes", () => {
    expect(() => prerender("<lead-form>Hello</lead-form>")).toThrow("<lead-form> found content");
  });

  it("offers email and phone where scripts are off, and goes nowhere when it is sent before them", () => {
    const html = prerender("<contact-form></contact-form>");
    expect(html).toMatch(/class="form-fallback">.*mailto:hello@ridgebeam\.example.*tel:\+13025550142/s);
    expect(html).toContain('method="dialog"');
  });

  it("marks the current page in the header", () => {
    expect(prerender('<site-header current="/insights"></site-header>')).toContain(
      '<a href="/insights" aria-current="page">Insights</a>',
    );
  });
});
