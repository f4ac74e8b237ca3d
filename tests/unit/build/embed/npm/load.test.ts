// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import type { LoadOptions } from "../../../../../build/embed/npm/load-declaration.d.ts";

const RELEASE = {
  origin: "https://ours.example",
  file: "/embed/1.0.0/forms-1.js",
  integrity: "sha384-english",
  languages: { es: { file: "/embed/1.0.0/forms.es-2.js", integrity: "sha384-spanish" } },
  latest: "/embed/v1.js",
  tag: "lead-form",
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.resetModules();
  document.documentElement.lang = "";
});

async function loadOn(lang: string, options?: LoadOptions): Promise<[src: string, integrity: string]> {
  vi.stubGlobal("RELEASE", RELEASE);
  document.documentElement.lang = lang;
  const append = vi.spyOn(document.head, "append").mockReturnValue(undefined);
  const { loadForms } = await import("../../../../../build/embed/npm/load.ts");
  const loaded = loadForms(options);
  const [script] = append.mock.calls[0] as [HTMLScriptElement];
  script.dispatchEvent(new Event("load"));
  await loaded;
  return [script.src, script.integrity];
}

const ENGLISH = ["https://ours.example/embed/1.0.0/forms-1.js", "sha384-english"];
const SPANISH = ["https://ours.example/embed/1.0.0/forms.es-2.js", "sha384-spanish"];

test.each([
  ["es", SPANISH],
  ["es-MX", SPANISH],
  ["ES", SPANISH],
  ["en-US", ENGLISH],
  ["", ENGLISH],
  ["fr", ENGLISH],
  ["constructor", ENGLISH],
])(
  "on a page in the language %j, the pinned script of that language is loaded, or else the English one",
  async (lang, file) => {
    expect(await loadOn(lang)).toEqual(file);
  },
);

test("the language option takes precedence over the page's language", async () => {
  expect(await loadOn("en", { language: "es-US" })).toEqual(SPANISH);
  vi.resetModules();
  vi.restoreAllMocks();
  expect(await loadOn("es", { language: "en" })).toEqual(ENGLISH);
});

test("the unpinned version v1 is the same file in all languages, without an integrity hash", async () => {
  const [src, integrity] = await loadOn("es", { version: "v1" });
  expect(src).toBe("https://ours.example/embed/v1.js");
  expect(integrity || undefined).toBeUndefined();
});
