import type { ReactNode } from "react";
import type { Article } from "../../../model/kinds/articles.ts";
import { formatDay } from "../../../model/format-day.ts";
import { toDatePart } from "../../../model/publication.ts";
import type { Site } from "../../../model/kinds/site.ts";
import { DrawingFigure } from "../../drawings/drawing-figure.tsx";
import { drawingTexts, loadDrawing } from "../../drawings/load-drawing.ts";
import { Container } from "../grids.tsx";
import { LeadParagraph, Section } from "../section.tsx";
import { type ContentsHeading, ArticleBody } from "./article-body.tsx";
import { SalaryExplorerSection } from "../pay/salary-explorer.tsx";
import { StateLinks } from "../locations/state-links.tsx";

function ArticleHead({ article, site }: { article: Article; site: Site }) {
  const { agency } = site;
  return (
    <>
      <header className="print:break-inside-avoid">
        <Container className="grid-cols-12 gap-x-6 md:grid">
          <div className="col-span-6 pt-10 pb-9 md:pt-18 md:pb-16 print:pt-12 print:pb-9">
            <h1 className="md:text-46 md:leading-100 desk:text-62">{article.title}</h1>
            <LeadParagraph className="mt-6.5 mb-7.5 max-w-[560px]">{article.excerpt}</LeadParagraph>
            <dl className="grid max-w-[560px] grid-cols-2 border-t border-ink min-[560px]:grid-cols-3">
              <Fact name="By">{article.author ?? agency.name}</Fact>
              <Fact name="Category">{article.category}</Fact>
              {article.dated === undefined ? null : (
                <Fact name="Published">
                  <time dateTime={article.published}>{article.dated}</time>
                </Fact>
              )}
              {article.modified === toDatePart(article.published) ? null : (
                <Fact name="Updated">
                  <time dateTime={article.modified}>{formatDay(article.modified)}</time>
                </Fact>
              )}
              {article.reviewed === article.modified ? null : (
                <Fact name="Figures checked">
                  <time dateTime={article.reviewed}>{formatDay(article.reviewed)}</time>
                </Fact>
              )}
              {article.read === undefined ? null : <Fact name="Read">{article.read}</Fact>}
            </dl>
            <p className="mt-5 max-w-[560px] text-16 text-ink-2">
              Figures without a source beside them are {agency.shortName}’s own.
            </p>
          </div>
          <div className="col-span-6 flex items-center border-line max-md:-mx-5 max-md:border-t max-md:px-3.5 max-md:py-5 md:border-l md:pt-9 md:pb-7.5 md:pl-7.5 print:border-0 print:py-7.5">
            <DrawingFigure
              className="max-h-[460px] print:max-h-80"
              drawing={loadDrawing(`covers/${article.picture}`, drawingTexts(site))}
            />
          </div>
        </Container>
      </header>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="pt-3 pr-3">
      <dt className="mb-0.5 font-mono text-13 text-ink-2">{name}</dt>
      <dd className="text-17 font-strong">{children}</dd>
    </div>
  );
}

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
