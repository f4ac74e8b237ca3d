import { formatArticleCode, ArticleSheet } from "../components/article/article-sheet.tsx";
import { RelatedArticles } from "../components/article-card.tsx";
import { RoleJobs } from "../components/jobs/newest-jobs.tsx";
import { SheetCount } from "../components/sheets.tsx";
import { SheetLink } from "../components/links.tsx";
import { ArrowRight } from "../drawings/marks/icons.tsx";
import { defineEntryPages } from "../layouts/define-pages.ts";
import { formatMonth } from "../../model/format-day.ts";
import { definePage } from "../layouts/page.ts";
import { INSIGHTS, subpage } from "../layouts/subpage.tsx";

/** Returns the role or place of the article's own form, with which the header's form is filled in too. */
function readRequest(html: string): { role?: string; place?: string } {
  const [form = ""] = /<lead-form\s[^>]*>/.exec(html) ?? [];
  const [, role] = /\sposition="([^"&]+)"/.exec(form) ?? [];
  const [, place] = /\slocation="([^"&]+)"/.exec(form) ?? [];
  return { ...(role !== undefined && { role }), ...(place !== undefined && { place }) };
}

export default definePage({
  data: defineEntryPages("articles"),
  render: ({ site, entry: article, markdown }) => {
    const content = markdown(article.body, article.sources);
    return subpage(site, {
      meta: {
        title: article.searchTitle ?? article.title,
        description: article.description,
        sheet: { code: formatArticleCode(article), title: "Insights" },
        updated: formatMonth(article.modified),
        breadcrumb: [INSIGHTS, { text: article.title }],
        currentNavPath: "/insights",
        ...(article.explorer && { styles: "salary-report" }),
        scripts: ["contents"],
        request: readRequest(content.html),
        social: { drawing: `covers/${article.picture}` },
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
      breadcrumbsEnd: (
        <>
          <SheetCount isHiddenOnPhones>
            Article {article.sheet} of {site.articles.length}
          </SheetCount>
          <SheetLink href="/insights" isHiddenOnPhones={false}>
            Back to Insights <ArrowRight />
          </SheetLink>
        </>
      ),
      body: (
        <>
          <ArticleSheet article={article} content={content} site={site} />
          {article.openings && <RoleJobs site={site} of={article.openings} />}
          <RelatedArticles title="Related articles" slugs={article.related} articles={site.articles} />
        </>
      ),
    });
  },
});
