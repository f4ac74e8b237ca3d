import { ArticleCard } from "../components/article-card.tsx";
import { ArticleContents } from "../components/article-contents.tsx";
import { Section } from "../components/section.tsx";
import { SheetStrip } from "../components/sheet-strip.tsx";
import { articleDrawing } from "../drawings/catalogue.ts";
import { DrawingFigure } from "../drawings/drawing-figure.tsx";
import { ArrowRight } from "../drawings/marks/arrows.tsx";
import type { Crumb, RenderedPage, TemplateData } from "./page.ts";

/** The page of an insight article; `content` is its rendered Markdown (spec section 2, "Article pages"). */
export default {
  render({ site, page, content }: TemplateData): RenderedPage {
    const article = site.articles.find(({ slug }) => slug === page.fileSlug);
    if (article === undefined) throw new Error(`${page.inputPath} is not among the checked articles.`);
    const crumbs: Crumb[] = [
      { text: "Home", href: "/" },
      { text: "Insights", href: "/insights" },
      { text: article.title },
    ];
    const code = `I-${String(article.sheet).padStart(3, "0")}`;
    const related = article.related.flatMap((slug) => site.articles.filter((other) => other.slug === slug));
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
            <span className="mono sheet-count">
              Sheet {article.sheet} of {site.articles.length}
            </span>
            <a href="/insights">
              Back to Insights <ArrowRight />
            </a>
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
          <Section id="related" layout="stack" title="Related articles">
            <div className="card-row">
              {related.map((other) => (
                <ArticleCard key={other.slug} article={other} />
              ))}
            </div>
          </Section>
        </>
      ),
    };
  },
};
