import type { Article } from "../../build/content/load-site.ts";
import { articleDrawing } from "../drawings/catalogue.ts";
import { DrawingFigure } from "../drawings/drawing-figure.tsx";

/** How many tags a card shows (spec section 2, /insights). */
const SHOWN_TAGS = 2;

/** An article as a card: cover, category, read time, title, sentence, at most two tags. */
export function ArticleCard({ article, level = 3 }: { article: Article; level?: 2 | 3 }) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <a className="article-card" href={`/insights/${article.slug}`}>
      <span className="article-card-cover">
        <DrawingFigure drawing={articleDrawing(article.slug, article.drawing)} />
      </span>
      <span className="article-card-meta">
        <span>{article.category}</span>
        {article.read === undefined ? null : <span>{article.read}</span>}
      </span>
      <Heading className="article-card-title">{article.title}</Heading>
      <p>{article.excerpt}</p>
      <span className="tags">
        {article.tags.slice(0, SHOWN_TAGS).map((tag) => (
          <span key={tag}>{tag}</span>
        ))}
      </span>
    </a>
  );
}
