import type { ArticlePage } from "../../build/content/load-articles.ts";
import { ArticleContents } from "../components/article-contents.tsx";
import { RelatedArticles } from "../components/related-articles.tsx";
import { SheetCount } from "../components/sheet-count.tsx";
import { SheetLink } from "../components/sheet-link.tsx";
import { SheetStrip } from "../components/sheet-strip.tsx";
import { articleDrawing } from "../drawings/catalogue.ts";
import { DrawingFigure } from "../drawings/drawing-figure.tsx";
import { ArrowRight } from "../drawings/marks/arrows.tsx";
import { definePage, type Crumb } from "../layouts/page.ts";

/** One page an article (spec section 2, "Article pages"). */
export default definePage<{ article: ArticlePage }>({
  data: {
    pagination: { data: "articles", size: 1, alias: "article", addAllPagesToCollections: true },
    permalink: ({ article }: { article: ArticlePage }) => `/insights/${article.slug}.html`,
  },
  render: ({ site, article, markdown }) => {
    const content = markdown(article.body, article.sources);
    const crumbs: Crumb[] = [
      { text: "Home", href: "/" },
      { text: "Insights", href: "/insights" },
      { text: article.title },
    ];
    const code = `I-${String(article.sheet).padStart(3, "0")}`;
    return {
      meta: {
        title: article.title,
        description: article.description,
        sheet: { code, title: "Insights" },
        breadcrumb: crumbs,
        current: "/insights",
        styles: ["article"],
        subjects: [
          {
            type: "article",
            headline: article.title,
            description: article.description,
            published: article.published,
            modified: article.modified,
            section: article.category,
          },
        ],
      },
      body: (
        <>
          <SheetStrip crumbs={crumbs}>
            <SheetCount isWideOnly>
              Sheet {article.sheet} of {site.articles.length}
            </SheetCount>
            <SheetLink href="/insights" isWideOnly={false}>
              Back to Insights <ArrowRight />
            </SheetLink>
          </SheetStrip>
          <article>
            <div className="container" aria-hidden="true">
              <p className="letterhead">
                <span>{site.agency.name}</span>
                <span className="mono">
                  {site.agency.phone.text}, {site.agency.email}
                </span>
              </p>
            </div>
            <header className="container article-head">
              <div className="article-head-text">
                <h1 className="h1-article">{article.title}</h1>
                <p className="lead">{article.excerpt}</p>
                <dl className="article-meta">
                  <div>
                    <dt>Category</dt>
                    <dd>{article.category}</dd>
                  </div>
                  {article.dated === undefined ? null : (
                    <div>
                      <dt>Published</dt>
                      <dd>
                        <time dateTime={article.published}>{article.dated}</time>
                      </dd>
                    </div>
                  )}
                  {article.read === undefined ? null : (
                    <div>
                      <dt>Read</dt>
                      <dd>{article.read}</dd>
                    </div>
                  )}
                  <div>
                    <dt>By</dt>
                    <dd>{site.agency.name}</dd>
                  </div>
                </dl>
              </div>
              <div className="article-head-cover">
                <DrawingFigure drawing={articleDrawing(article.slug, article.drawing)} />
              </div>
            </header>
            <div className="article-body">
              <div className="container grid-12">
                <ArticleContents html={content} title="In this article" />
                <div className="prose" dangerouslySetInnerHTML={{ __html: content }} />
              </div>
            </div>
          </article>
          <RelatedArticles title="Related articles" slugs={article.related} articles={site.articles} />
        </>
      ),
    };
  },
});
