import { getArticleCover } from "../components/article-cover.ts";
import { paginate } from "../layouts/define-pages.ts";
import { defineTextFile } from "../layouts/text-file.ts";

export default defineTextFile({
  data: paginate(
    ({ site }) => [
      ...new Map(
        site.articles.map(({ picture }) => getArticleCover(picture)).map((cover) => [cover.path, cover]),
      ).values(),
    ],
    ({ path }) => path,
  ),
  render: ({ entry }) => entry.svg,
});
