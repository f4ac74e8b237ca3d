// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import { resolveOrigin, findOwnScript } from "../../../../widgets/embed/own-script.ts";

function script(src: string, origin?: string): HTMLScriptElement {
  const element = document.createElement("script");
  element.setAttribute("src", src);
  if (origin !== undefined) element.dataset["origin"] = origin;
  return element;
}

afterEach(() => vi.restoreAllMocks());

describe("the running embed script", () => {
  it("is null if the page has none with a source", () => {
    expect(findOwnScript()).toBeNull();
  });

  it("is found even if an element of the page is named currentScript", () => {
    const ownScript = script("https://ours.example/embed/v1.js");
    vi.spyOn(Object.getPrototypeOf(document) as Document, "currentScript", "get").mockReturnValue(ownScript);
    Object.defineProperty(document, "currentScript", {
      value: script("https://evil.example/x.js"),
      configurable: true,
    });
    expect(findOwnScript()).toBe(ownScript);
    Reflect.deleteProperty(document, "currentScript");
  });
});

describe("the origin for code and leads", () => {
  const copiedUrl = "https://theirs.example/copy/v1.js";

  it("is the published site's if the build has one, whatever the script's origin", () => {
    expect(resolveOrigin(script(copiedUrl), "https://ours.example")).toBe("https://ours.example");
    expect(resolveOrigin(null, "https://ours.example")).toBe("https://ours.example");
  });

  it("is the one in the script tag's attribute, which takes precedence", () => {
    expect(resolveOrigin(script(copiedUrl, "https://staging.example/path"), "https://ours.example")).toBe(
      "https://staging.example",
    );
  });

  it("is the script's origin if nothing else is known", () => {
    expect(resolveOrigin(script("https://local.example:8080/embed/v1.js"))).toBe(
      "https://local.example:8080",
    );
  });

  it("causes an error if the script's URL is unknown too", () => {
    expect(() => resolveOrigin(null)).toThrow(TypeError);
  });
});
