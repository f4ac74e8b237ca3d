import { getArticleCover } from "../components/article-card.tsx";
import { paginate, defineTextFile } from "../layouts/define-pages.ts";

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
