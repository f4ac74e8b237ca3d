import { ArticleContents } from "../components/article-contents.tsx";
import { RelatedArticles } from "../components/related-articles.tsx";
import { SheetStrip } from "../components/sheet-strip.tsx";
import { articleDrawing } from "../drawings/catalogue.ts";
import { DrawingFigure } from "../drawings/drawing-figure.tsx";
import { ArrowRight } from "../drawings/marks/arrows.tsx";
import { entryPages, type EntryData } from "../layouts/entry-pages.ts";
import { definePage, type Crumb } from "../layouts/page.ts";

/** One page an article. */
export default definePage<EntryData<"articles">>({
  data: entryPages("articles"),
  render: ({ site, entry: article, markdown }) => {
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
        social: { drawing: { kind: "cover", slug: article.slug, topic: article.drawing } },
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
                <ArticleContents headings={content.headings} title="In this article" />
                <div className="prose" dangerouslySetInnerHTML={{ __html: content.html }} />
              </div>
            </div>
          </article>
          <RelatedArticles title="Related articles" slugs={article.related} articles={site.articles} />
        </>
      ),
    };
  },
});
