import type { ReactNode } from "react";
import { Container } from "../container.tsx";

interface ArticleBodyProps {
  contents: ReactNode;
  html: string;
  isLegal?: boolean;
}

/**
 * Contents in 3 columns, prose in 6, margin notes in 3. Not nested grids: those overlap at page breaks when
 * printed.
 */
export function ArticleBody({ contents, html, isLegal = false }: ArticleBodyProps) {
  return (
    <div className="border-t border-line pt-10 pb-14 md:pt-20 md:pb-24 print:border-ink print:pt-11 print:pb-0">
      <Container className="grid grid-cols-12 gap-x-6 print:block">
        {contents}
        <div className={isLegal ? "prose legal" : "prose"} dangerouslySetInnerHTML={{ __html: html }} />
      </Container>
    </div>
  );
}
