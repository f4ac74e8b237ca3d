import { expect, it } from "vitest";
import {
  listAlternates,
  listLanguageLinks,
  toEnglishPath,
  localizePath,
} from "../../../../model/translation/addresses.ts";

const english = { language: "en", addresses: new Map() } as const;
const spanish = {
  language: "es",
  addresses: new Map([
    ["/", "/es"],
    ["/resume", "/es/curriculum"],
    ["/jobs", "/es/empleos"],
  ]),
} as const;

it("a link leads to the page in the given language, and keeps its query and anchor", () => {
  expect(localizePath(spanish, "/resume#apply")).toBe("/es/curriculum#apply");
  expect(localizePath(spanish, "/?role=Estimator#contact")).toBe("/es?role=Estimator#contact");
  expect(localizePath(spanish, "/#contact")).toBe("/es#contact");
  expect(localizePath(spanish, "/es/curriculum")).toBe("/es/curriculum");
  expect(localizePath(spanish, "/about")).toBeUndefined();
  expect(localizePath(spanish, "/jobs/electrician-2#apply")).toBe("/es/empleos/electrician-2#apply");
  expect(localizePath(spanish, "/jobs/state/texas")).toBe("/es/empleos/state/texas");
  expect(localizePath(spanish, "/jobs/state")).toBeUndefined();
  expect(localizePath(spanish, "/jobs/other/texas")).toBeUndefined();
  expect(localizePath(spanish, "/jobs/feed.xml")).toBeUndefined();
  expect(localizePath(english, "/about#work")).toBe("/about#work");
});

it("a page's English path is found by its translated path", () => {
  expect(toEnglishPath(spanish, "/es/curriculum")).toBe("/resume");
  expect(toEnglishPath(spanish, "/es/empleos/electrician-2")).toBe("/jobs/electrician-2");
  expect(toEnglishPath(english, "/resume")).toBe("/resume");
});

it("a page has alternates if it exists in another language", () => {
  const paths = (key: string) =>
    listAlternates([english, spanish], key).map(({ language, path }) => [language, path]);
  expect(paths("/resume")).toEqual([
    ["en", "/resume"],
    ["es", "/es/curriculum"],
  ]);
  expect(paths("/about")).toEqual([]);
});

it.each([
  ["/resume", "/es/curriculum"],
  ["/resume/thanks", "/es/curriculum"],
  ["/about", "/es"],
  ["/jobs/electrician-2", "/es/empleos/electrician-2"],
  ["/jobs/trade/welding-ironwork", "/es/empleos/trade/welding-ironwork"],
  ["/insights/bim-guide", "/es"],
  ["/locations/texas", "/es"],
  ["/", "/es"],
])("from %s, the language link leads to %s, the nearest page that exists in Spanish", (key, path) => {
  expect(listLanguageLinks([english, spanish], key, "en").map((link) => link.path)).toEqual([path]);
  expect(listLanguageLinks([english, spanish], key, "es").map((link) => link.path)).toEqual([key]);
});

it("a language without a page above has no link", () => {
  const other = { language: "es", addresses: new Map([["/resume", "/es/curriculum"]]) } as const;
  expect(listLanguageLinks([english, other], "/about", "en")).toEqual([]);
});
