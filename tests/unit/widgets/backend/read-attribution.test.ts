// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://www.ridgebeam.example/services?utm_source=board&utm_medium=&name=Dana&utm_term=steel" }
import { afterEach, describe, expect, it, vi } from "vitest";
import { readAttribution } from "../../../../widgets/backend/submission-metadata.ts";

/** Taken from the document itself, since pages may replace `window.Document`. */
const prototype = Object.getPrototypeOf(document) as Document;

afterEach(() => vi.restoreAllMocks());

describe("the visitor's source", () => {
  it("is the page without its query, the referring page, and the existing utm values", () => {
    vi.spyOn(prototype, "referrer", "get").mockReturnValue("https://search.example/find?q=foreman");
    expect(readAttribution(true)).toEqual({
      pageUrl: "https://www.ridgebeam.example/services",
      referrer: "https://search.example/find",
      utm: { utm_source: "board", utm_term: "steel" },
    });
  });

  it("contains no NUL character, which the database rejects", () => {
    history.replaceState(null, "", "/services?utm_source=%00&utm_term=ste%00el");
    expect(readAttribution(true).utm).toEqual({ utm_term: "steel" });
    history.replaceState(null, "", "/services?utm_source=board&utm_medium=&name=Dana&utm_term=steel");
  });

  it("ignores a page's element with the name referrer", () => {
    vi.spyOn(prototype, "referrer", "get").mockReturnValue("https://search.example/");
    // Simulate `<img name="referrer">`, which shadows `document.referrer` in browsers.
    Object.defineProperty(document, "referrer", { value: document.createElement("img"), configurable: true });
    expect(readAttribution(true).referrer).toBe("https://search.example/");
    Reflect.deleteProperty(document, "referrer");
  });

  describe("from earlier pages", () => {
    const SITE = "https://www.ridgebeam.example";
    const simulateTab = (...urls: (string | null)[]): void => {
      const entries = urls.map((url, index) => ({ url, sameDocument: index === urls.length - 1 }));
      vi.stubGlobal("navigation", { entries: () => entries, currentEntry: { index: urls.length - 1 } });
    };
    afterEach(() => {
      vi.unstubAllGlobals();
      history.replaceState(null, "", "/services?utm_source=board&utm_medium=&name=Dana&utm_term=steel");
    });

    it("consists of the first page of the visit, without its query, and the visit's last campaign", () => {
      history.replaceState(null, "", "/about?fbclid=x");
      simulateTab(
        `${SITE}/?utm_source=old`,
        `${SITE}/insights?utm_source=letter&email=a@b.co`,
        `${SITE}/about?fbclid=x`,
      );
      expect(readAttribution(true)).toEqual({
        pageUrl: `${SITE}/about`,
        referrer: `${SITE}/`,
        utm: { utm_source: "letter" },
      });
    });

    it("comes from the referrer if the browser lists no pages or the page is in a new tab", () => {
      history.replaceState(null, "", "/about");
      const previousPage = `${SITE}/services?utm_campaign=spring&email=a@b.co`;
      vi.spyOn(prototype, "referrer", "get").mockReturnValue(previousPage);
      const expected = { referrer: `${SITE}/services`, utm: { utm_campaign: "spring" } };
      expect(readAttribution(true)).toMatchObject(expected);
      simulateTab(`${SITE}/about`);
      expect(readAttribution(true)).toMatchObject(expected);
    });

    it("is not read on a partner's page", () => {
      history.replaceState(null, "", "/jobs");
      simulateTab(`${SITE}/?utm_source=partner`, `${SITE}/jobs`);
      vi.spyOn(prototype, "referrer", "get").mockReturnValue(`${SITE}/?utm_source=partner`);
      expect(readAttribution(false)).toEqual({ pageUrl: `${SITE}/jobs`, referrer: `${SITE}/`, utm: null });
      const parentPage = "https://jobs.example/foreman?utm_source=letter&name=Dana";
      expect(readAttribution(false, parentPage)).toEqual({
        pageUrl: "https://jobs.example/foreman",
        referrer: null,
        utm: { utm_source: "letter" },
      });
      expect(readAttribution(false, "no address").pageUrl).toBe(`${SITE}/jobs`);
    });
  });
});
