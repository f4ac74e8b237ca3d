import { ArticleContents, type ContentsHeading } from "./article-contents.tsx";
import { Container } from "../grids.tsx";

interface ArticleBodyProps {
  content: { html: string; headings: readonly ContentsHeading[] };
  contentsTitle: string;
  /** Whether this is a legal page, whose headings already include numbers. */
  isLegal?: boolean;
}

/**
 * Lays out the table of contents in 3 columns, the prose in 6, and margin notes in 3. Avoids nested grids
 * because they overlap at page breaks in print.
 */
export function ArticleBody({
  content: { html, headings },
  contentsTitle,
  isLegal = false,
}: ArticleBodyProps) {
  return (
    <div className="border-t border-line pt-10 pb-14 md:pt-20 md:pb-24 print:border-ink print:pt-11 print:pb-0">
      <Container className="grid grid-cols-12 gap-x-6 print:block">
        <ArticleContents headings={headings} title={contentsTitle} isNumbered={isLegal} />
        <div className={isLegal ? "prose legal" : "prose"} dangerouslySetInnerHTML={{ __html: html }} />
      </Container>
    </div>
  );
}
