import type { ReactNode } from "react";
import { Container } from "../container.tsx";

interface ArticleBodyProps {
  tableOfContents: ReactNode;
  html: string;
  isLegal?: boolean;
}

/**
 * Lays out the table of contents in 3 columns, the prose in 6, and margin notes in 3. Avoids nested grids
 * because they overlap at page breaks in print.
 */
export function ArticleBody({ tableOfContents, html, isLegal = false }: ArticleBodyProps) {
  return (
    <div className="border-t border-line pt-10 pb-14 md:pt-20 md:pb-24 print:border-ink print:pt-11 print:pb-0">
      <Container className="grid grid-cols-12 gap-x-6 print:block">
        {tableOfContents}
        <div className={isLegal ? "prose legal" : "prose"} dangerouslySetInnerHTML={{ __html: html }} />
      </Container>
    </div>
  );
}
