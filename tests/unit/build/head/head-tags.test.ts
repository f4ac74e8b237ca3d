import { expect, test } from "vitest";
import { headTags, toAbsoluteUrl } from "../../../../build/head/head-tags.ts";
import type { HeadTag } from "../../../../site/layouts/head.tsx";
import { article, context, meta } from "./head-context.ts";

const valuesOf = (tags: readonly HeadTag[], name: string): string[] =>
  tags.flatMap((tag) => {
    if (tag.tag === "title") return name === "title" ? [tag.text] : [];
    const { name: named, property, rel, content = "", href = "" } = tag.attributes;
    return [named, property, rel].includes(name) ? [rel === undefined ? content : href] : [];
  });

test("only the home page's canonical URL ends with a slash", () => {
  expect(toAbsoluteUrl("https://www.example.com", "/")).toBe("https://www.example.com/");
  expect(toAbsoluteUrl("https://www.example.com", "/about")).toBe("https://www.example.com/about");
});

test("an indexed page has one title, description and canonical URL, including for social networks", () => {
  const tags = headTags(meta, context);
  const url = "https://www.example.com/services";
  const title = `Services | ${context.site.agency.shortName}`;
  expect(valuesOf(tags, "title")).toEqual([title]);
  const metaWithName = { ...meta, title: `${context.site.agency.shortName}, recruiters` };
  expect(valuesOf(headTags(metaWithName, context), "title")).toEqual([metaWithName.title]);
  expect(valuesOf(tags, "description")).toEqual(["What we do."]);
  expect(valuesOf(tags, "canonical")).toEqual([url]);
  expect(valuesOf(tags, "og:url")).toEqual([url]);
  expect(valuesOf(tags, "og:title")).toEqual([title]);
  expect(valuesOf(tags, "og:description")).toEqual(["What we do."]);
  expect(valuesOf(tags, "og:type")).toEqual(["website"]);
  expect(valuesOf(tags, "twitter:card")).toEqual(["summary_large_image"]);
  expect(valuesOf(tags, "robots")).toEqual([]);
});

test("the social image has an absolute URL, is 1200 by 630 and has alt text", () => {
  const tags = headTags(
    { ...meta, social: { drawing: "pages/services", alt: "Four bays of a building" } },
    context,
  );
  expect(valuesOf(tags, "og:image")[0]).toMatch(/^https:\/\/www\.example\.com\/.+\.png$/);
  expect(valuesOf(tags, "og:image:width")).toEqual(["1200"]);
  expect(valuesOf(tags, "og:image:height")).toEqual(["630"]);
  expect(valuesOf(tags, "og:image:alt")).toEqual(["Four bays of a building"]);
  expect(valuesOf(headTags(meta, context), "og:image:alt")[0]).not.toBe("");
});

test("every page has the site's keywords, even if it is not indexed", () => {
  for (const noindex of [false, true])
    expect(valuesOf(headTags(meta, { ...context, noindex }), "keywords")).toEqual([
      context.site.agency.keywords.join(", "),
    ]);
});

test("a page that is not indexed has noindex, and no canonical URL", () => {
  const tags = headTags(meta, { ...context, noindex: true });
  expect(valuesOf(tags, "robots")).toEqual(["noindex"]);
  expect(valuesOf(tags, "canonical")).toEqual([]);
  expect(valuesOf(tags, "title")).toHaveLength(1);
});

test("a shareable page that is not indexed has a canonical URL and social tags", () => {
  const tags = headTags({ ...meta, isShareable: true }, { ...context, noindex: true });
  expect(valuesOf(tags, "robots")).toEqual(["noindex"]);
  expect(valuesOf(tags, "canonical")).toEqual(["https://www.example.com/services"]);
  expect(valuesOf(tags, "og:url")).toEqual(["https://www.example.com/services"]);
  expect(valuesOf(tags, "twitter:card")).toEqual(["summary_large_image"]);
});

test("the Open Graph type of an article is article", () => {
  expect(valuesOf(headTags({ ...meta, subjects: [article] }, context), "og:type")).toEqual(["article"]);
});
