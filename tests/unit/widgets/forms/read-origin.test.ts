// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://www.ridgebeam.example/services?utm_source=board&utm_medium=&name=Dana&utm_term=steel" }
import { afterEach, describe, expect, it, vi } from "vitest";
import { readOrigin } from "../../../../widgets/forms/read-origin.ts";

afterEach(() => vi.restoreAllMocks());

describe("where a visitor comes from", () => {
  it("is the page without its query, the referring page, and the utm values that are there", () => {
    vi.spyOn(Document.prototype, "referrer", "get").mockReturnValue("https://search.example/");
    expect(readOrigin()).toEqual({
      pageUrl: "https://www.ridgebeam.example/services",
      referrer: "https://search.example/",
      utm: { utm_source: "board", utm_term: "steel" },
    });
  });

  it("is not what an element named like the property says", () => {
    vi.spyOn(Document.prototype, "referrer", "get").mockReturnValue("https://search.example/");
    // As `<img name="referrer">` does in a browser.
    Object.defineProperty(document, "referrer", { value: document.createElement("img"), configurable: true });
    expect(readOrigin().referrer).toBe("https://search.example/");
    Reflect.deleteProperty(document, "referrer");
  });

  it("is nothing when the browser asks for privacy", () => {
    Object.assign(navigator, { globalPrivacyControl: true });
    expect(readOrigin()).toEqual({ pageUrl: null, referrer: null, utm: null });
    Object.assign(navigator, { globalPrivacyControl: undefined });
  });
});
