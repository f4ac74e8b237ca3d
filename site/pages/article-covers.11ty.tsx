import { getArticleCover, type ArticleCover } from "../components/article-cover.ts";
import { defineTextFile } from "../layouts/text-file.ts";

export default defineTextFile<{ cover: ArticleCover }>({
  data: {
    pagination: {
      data: "site.articles",
      size: 1,
      alias: "cover",
      before: (_, { site }) => [
        ...new Map(site.articles.map(getArticleCover).map((cover) => [cover.path, cover])).values(),
      ],
    },
    permalink: ({ cover }: { cover: ArticleCover }) => cover.path,
    eleventyExcludeFromCollections: true,
  },
  render: ({ cover }) => cover.svg,
});
