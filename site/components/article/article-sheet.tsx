import type { Article } from "../../../model/kinds/articles.ts";
import type { Site } from "../../../model/kinds/site.ts";
import type { ContentsHeading } from "../article-contents.tsx";
import { SalaryExplorerSection } from "../pay/salary-explorer-section.tsx";
import { StateLinks } from "../locations/state-links.tsx";
import { Section } from "../section.tsx";
import { ArticleBody } from "./article-body.tsx";
import { ArticleHead } from "./article-head.tsx";

interface ArticleSheetProps {
  article: Article;
  content: { html: string; headings: readonly ContentsHeading[] };
  site: Site;
}

/** Returns the sheet code shown with an article, such as `I-004`. */
export const formatArticleCode = ({ sheet }: Pick<Article, "sheet">): string =>
  `I-${String(sheet).padStart(3, "0")}`;

/**
 * An article followed by links to the states it is about. Used on the article's page and in the editor's
 * preview.
 */
export function ArticleSheet({ article, content, site }: ArticleSheetProps) {
  return (
    <>
      <article>
        <ArticleHead article={article} site={site} />
        {article.explorer && (
          <SalaryExplorerSection
            texts={article.explorer}
            site={site}
            sheetCode={formatArticleCode(article)}
          />
        )}
        <ArticleBody content={content} contentsTitle="In this article" />
      </article>
      {article.states.length > 0 && (
        <Section id="related-states" texts={{ title: "Hiring in these states" }}>
          <StateLinks
            states={site.states.filter(({ slug }) => article.states.includes(slug))}
            layout="rows"
          />
        </Section>
      )}
    </>
  );
}
