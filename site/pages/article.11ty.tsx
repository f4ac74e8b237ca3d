import { ArticleContents } from "../components/article-contents.tsx";
import { RelatedArticles } from "../components/related-articles.tsx";
import { SheetCount } from "../components/sheet-count.tsx";
import { SheetLink } from "../components/sheet-link.tsx";
import { SheetStrip } from "../components/sheet-strip.tsx";
import { ArrowRight } from "../drawings/marks/arrows.tsx";
import { entryPages, type EntryData } from "../layouts/entry-pages.ts";
import { formatMonth } from "../model/format-day.ts";
import { definePage } from "../layouts/page.ts";
import type { Crumb } from "../components/sheet-strip.tsx";
import { ArticleBody } from "../components/article/article-body.tsx";
import { ArticleHead } from "../components/article/article-head.tsx";
import { RelatedStates } from "../components/article/related-states.tsx";
import { Letterhead } from "../components/article/letterhead.tsx";
import { PayExplorer } from "../components/pay/pay-explorer.tsx";

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
        title: article.searchTitle ?? article.title,
        description: article.description,
        sheet: { code, title: "Insights" },
        updated: formatMonth(article.modified),
        breadcrumb: crumbs,
        current: "/insights",
        ...(article.explorer && { styles: "salary-report" }),
        scripts: ["contents"],
        social: { drawing: { kind: "cover", slug: article.slug, topic: article.drawing } },
        subjects: [
          {
            type: "article",
            headline: article.title,
            description: article.description,
            published: article.published,
            modified: article.modified,
            section: article.category,
            ...(article.author !== undefined && { author: article.author }),
          },
        ],
      },
      body: (
        <>
          <SheetStrip crumbs={crumbs}>
            <SheetCount isWideOnly>
              Article {article.sheet} of {site.articles.length}
            </SheetCount>
            <SheetLink href="/insights" isWideOnly={false}>
              Back to Insights <ArrowRight />
            </SheetLink>
          </SheetStrip>
          <article>
            <Letterhead agency={site.agency} />
            <ArticleHead article={article} agency={site.agency} />
            {article.explorer && <PayExplorer texts={article.explorer} site={site} code={code} />}
            <ArticleBody
              contents={<ArticleContents headings={content.headings} title="In this article" />}
              html={content.html}
            />
          </article>
          <RelatedStates slugs={article.states} states={site.states} />
          <RelatedArticles title="Related articles" slugs={article.related} articles={site.articles} />
        </>
      ),
    };
  },
});
