// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import { resolveOrigin, findOwnScript } from "../../../../widgets/embed/own-script.ts";

function script(src: string, origin?: string): HTMLScriptElement {
  const made = document.createElement("script");
  made.setAttribute("src", src);
  if (origin !== undefined) made.dataset["origin"] = origin;
  return made;
}

afterEach(() => vi.restoreAllMocks());

describe("the running embed script", () => {
  it("is null if the page has none with a source", () => {
    expect(findOwnScript()).toBeNull();
  });

  it("is found even if an element of the page is named currentScript", () => {
    const own = script("https://ours.example/embed/v1.js");
    vi.spyOn(Object.getPrototypeOf(document) as Document, "currentScript", "get").mockReturnValue(own);
    Object.defineProperty(document, "currentScript", {
      value: script("https://evil.example/x.js"),
      configurable: true,
    });
    expect(findOwnScript()).toBe(own);
    Reflect.deleteProperty(document, "currentScript");
  });
});

describe("the origin for code and leads", () => {
  const copied = "https://theirs.example/copy/v1.js";

  it("is the published site's if the build has one, whatever the script's origin", () => {
    expect(resolveOrigin(script(copied), "https://ours.example")).toBe("https://ours.example");
    expect(resolveOrigin(null, "https://ours.example")).toBe("https://ours.example");
  });

  it("is the one in the script tag's attribute, which takes precedence", () => {
    expect(resolveOrigin(script(copied, "https://staging.example/path"), "https://ours.example")).toBe(
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
