import type { Article } from "../model/kinds/articles.ts";
import { articleCover } from "./article-cover.ts";

/** How many tags a card shows (spec section 2, /insights). */
const SHOWN_TAGS = 2;

/** An article as a card: cover, category, read time, title, sentence, at most two tags. The title's link covers it all. */
export function ArticleCard({ article, level = 3 }: { article: Article; level?: 2 | 3 }) {
  const Heading = level === 2 ? "h2" : "h3";
  const { address, width, height } = articleCover(article);
  return (
    <article className="article-card">
      <div className="article-card-cover">
        <img src={address} width={width} height={height} alt="" loading="lazy" decoding="async" />
      </div>
      <div className="article-card-text">
        <p className="article-card-meta">
          <span>{article.category}</span>
          {article.read === undefined ? null : <span>{article.read}</span>}
        </p>
        <Heading className="article-card-title">
          <a href={`/insights/${article.slug}`}>{article.title}</a>
        </Heading>
        <p className="article-card-excerpt">{article.excerpt}</p>
        <ul className="tags" aria-label="Tags">
          {article.tags.slice(0, SHOWN_TAGS).map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      </div>
    </article>
  );
}
