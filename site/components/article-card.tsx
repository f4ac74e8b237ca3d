import type { Article } from "../../model/kinds/articles.ts";
import { createHash } from "node:crypto";
import { loadDrawing } from "../drawings/load-drawing.ts";
import { toStandaloneSvg } from "../drawings/standalone-svg.ts";
import { Tags } from "./lists.tsx";
import { Section } from "./section.tsx";

const MAX_TAGS = 2;

const EXCERPT_CLASSES = "mt-2 mb-3.5 leading-145 text-ink-2";
const LARGE_EXCERPT_CLASSES = `${EXCERPT_CLASSES} max-w-[520px] text-18`;

const VARIANTS = {
  card: { card: "", cover: "h-57.5", title: "text-24", excerpt: `${EXCERPT_CLASSES} text-17` },
  featured: { card: "", cover: "h-57.5 md:h-67.5", title: "text-24", excerpt: `${EXCERPT_CLASSES} text-17` },
  second: {
    card: "",
    cover: "h-57.5 md:h-67.5 lg:h-90",
    title: "text-24 tracking-title lg:text-31",
    excerpt: LARGE_EXCERPT_CLASSES,
  },
  first: {
    card: "",
    cover: "h-57.5 md:h-90",
    title: "text-24 tracking-title md:text-31",
    excerpt: LARGE_EXCERPT_CLASSES,
  },
  row: {
    card: "max-md:grid max-md:grid-cols-[96px_minmax(0,1fr)] max-md:gap-4.5 max-md:pt-4.5 max-md:pb-5 max-md:group-not-first/row:border-line",
    cover: "h-52 max-md:size-24 max-md:border-t max-md:p-2",
    title: "text-22 leading-120",
    excerpt: `${EXCERPT_CLASSES} text-17 max-md:hidden`,
  },
  // Below the content of another page: on phones, a list of titles.
  related: {
    card: "max-md:pb-4.5",
    cover: "h-57.5 max-md:hidden",
    title: "",
    excerpt: `${EXCERPT_CLASSES} text-17 max-md:hidden`,
  },
};
interface ArticleCardProps {
  article: Article;
  variant?: keyof typeof VARIANTS;
}

export function ArticleCard({ article, variant = "card" }: ArticleCardProps) {
  const { path, width, height } = getArticleCover(article.picture);
  const { card, cover, title, excerpt } = VARIANTS[variant];
  const isRow = variant === "row";
  return (
    <article className={`group relative h-full border-t border-ink ${card}`}>
      <div className={`border border-t-0 border-line bg-sheet p-4.5 forced-color-adjust-none ${cover}`}>
        <img
          className="size-full object-contain"
          src={path}
          width={width}
          height={height}
          alt=""
          loading="lazy"
          decoding="async"
        />
      </div>
      <div>
        <p className={`mb-2 flex justify-between gap-3 text-16 text-ink-2 ${isRow ? "md:mt-3.5" : "mt-3.5"}`}>
          <span>{article.category}</span>
          {article.read === undefined ? null : <span>{article.read}</span>}
        </p>
        <h3 className={title}>
          <a
            className="no-underline decoration-signal decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
            href={`/insights/${article.slug}`}
          >
            {article.title}
          </a>
        </h3>
        <p className={excerpt}>{article.excerpt}</p>
        <Tags
          className={variant === "related" ? "max-md:hidden" : isRow ? "max-md:mt-2.5" : ""}
          label="Tags"
          tags={article.tags.slice(0, MAX_TAGS)}
        />
      </div>
    </article>
  );
}

interface RelatedArticlesProps {
  title: string;
  /** Slugs in display order. The content check has verified that the articles exist. */
  slugs: readonly string[];
  articles: readonly Article[];
}

export function RelatedArticles({ title, slugs, articles }: RelatedArticlesProps) {
  const articlesBySlug = indexBySlug(articles);
  return (
    <Section id="related" layout="stack" texts={{ title }}>
      <div className="grid grid-cols-1 gap-x-6 md:grid-cols-2 md:gap-y-11 desk:grid-cols-3">
        {slugs
          .flatMap((slug) => articlesBySlug.get(slug) ?? [])
          .map((article) => (
            <ArticleCard key={article.slug} article={article} variant="related" />
          ))}
      </div>
    </Section>
  );
}

const tables = new WeakMap<readonly Article[], Map<string, Article>>();

function indexBySlug(articles: readonly Article[]): Map<string, Article> {
  const table = tables.get(articles) ?? new Map(articles.map((article) => [article.slug, article]));
  tables.set(articles, table);
  return table;
}

/**
 * An article's cover as a separate file, so that pages with many covers stay small and browsers can cache
 * each cover.
 */
interface ArticleCover {
  path: string;
  svg: string;
  /** Intrinsic width in pixels, at which strokes have their nominal width. */
  width: number;
  height: number;
}

const HEIGHT = 280;
const covers = new Map<string, ArticleCover>();

/**
 * Returns a cover without labels, for cards.
 * @param picture name of a file in `site/drawings/covers`
 */
export function getArticleCover(picture: string): ArticleCover {
  const cover = covers.get(picture) ?? createCover(picture);
  covers.set(picture, cover);
  return cover;
}

function createCover(picture: string): ArticleCover {
  const drawing = loadDrawing(`covers/${picture}`);
  const [, , drawnWidth, drawnHeight] = drawing.viewBox;
  const size = { width: Math.round((drawnWidth / drawnHeight) * HEIGHT), height: HEIGHT };
  const svg = toStandaloneSvg(drawing, { ...size, margin: 4 });
  const hash = createHash("sha256").update(svg).digest("hex").slice(0, 8);
  return { path: `/covers/${picture}-${hash}.svg`, svg, ...size };
}
