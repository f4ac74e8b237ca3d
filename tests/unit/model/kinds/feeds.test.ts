import { expect, test } from "vitest";
import { listFeeds } from "../../../../model/kinds/feeds.ts";
import { shippedSite } from "../../../shipped-content.ts";

test("a feed contains the 50 newest entries", () => {
  const site = shippedSite;
  const [model] = site.articles;
  if (model === undefined) throw new Error("there is no article");
  const articles = Array.from({ length: 60 }, (_, index) => ({
    ...model,
    slug: `article-${index}`,
    published: new Date(Date.UTC(2025, 0, index + 1)).toISOString().slice(0, 10),
  }));
  const [feed] = listFeeds({ ...site, articles });
  expect(feed?.items.map(({ path }) => path)).toEqual(
    Array.from({ length: 50 }, (_, index) => `/insights/article-${59 - index}`),
  );
});
