import { ArrowLeft, ArrowRight } from "../../drawings/marks/icons.tsx";
import { ArticleCard } from "../article-card.tsx";
import { listLinkedPages, type ArticlePage } from "./article-pages.ts";

/** The cards of a page of articles, with links to the other pages. */
export function ArticleGrid({ page }: { page: ArticlePage }) {
  return (
    <>
      <ul className="cards grid gap-x-6 gap-y-13 max-md:gap-0 max-md:border-b max-md:border-line md:grid-cols-3 desk:grid-cols-4">
        {page.articles.map((article) => (
          <li key={article.slug} className="group/row min-w-0">
            <ArticleCard article={article} variant="row" />
          </li>
        ))}
      </ul>
      {page.paths.length > 1 && <Pager page={page} />}
    </>
  );
}

const LINK =
  "inline-flex min-h-12 min-w-12 items-center justify-center gap-2.5 px-3.5 underline-offset-4 not-hover:no-underline hover:bg-sheet";

function Pager({ page: { number, paths } }: { page: ArticlePage }) {
  const count = paths.length;
  const hrefOf = (pageNumber: number): string | undefined =>
    pageNumber === 1 ? `${paths[0]}#articles` : paths[pageNumber - 1];
  return (
    <nav className="mt-11 border border-ink text-17 font-strong md:mt-14" aria-label="Pages">
      <ul className="flex items-center">
        <li className="flex-1">
          {number === 1 ? null : (
            <a className={LINK} href={hrefOf(number - 1)} rel="prev">
              <ArrowLeft /> Previous
            </a>
          )}
        </li>
        <li className="py-3.5 font-mono text-13 md:hidden">
          Page {number} of {count}
        </li>
        {listLinkedPages(number, count).map((pageNumber, index) => (
          <li key={index} className="font-mono text-13 max-md:hidden">
            {pageNumber === undefined ? (
              "…"
            ) : (
              <a
                className={`${LINK} aria-[current]:bg-ink aria-[current]:text-paper forced-colors:aria-[current]:outline-2 forced-colors:aria-[current]:-outline-offset-2`}
                href={hrefOf(pageNumber)}
                aria-label={`Page ${pageNumber}`}
                aria-current={pageNumber === number ? "page" : undefined}
              >
                {pageNumber}
              </a>
            )}
          </li>
        ))}
        <li className="flex-1 text-right">
          {number === count ? null : (
            <a className={LINK} href={hrefOf(number + 1)} rel="next">
              Next <ArrowRight />
            </a>
          )}
        </li>
      </ul>
    </nav>
  );
}
