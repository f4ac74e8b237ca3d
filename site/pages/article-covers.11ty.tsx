import type { Article } from "../../build/content/load-site.ts";
import { articleCover } from "../components/article-cover.ts";
import { defineTextFile } from "../layouts/text-file.ts";

/** The covers that article cards show, one file each. */
export default defineTextFile<{ article: Article }>({
  data: {
    pagination: { data: "site.articles", size: 1, alias: "article" },
    permalink: ({ article }: { article: Article }) => articleCover(article).address,
    eleventyExcludeFromCollections: true,
  },
  render: ({ article }) => articleCover(article).svg,
});
