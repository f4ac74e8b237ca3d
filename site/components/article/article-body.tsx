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

export interface ContentsHeading {
  id: string;
  text: string;
}

interface ArticleContentsProps {
  headings: readonly ContentsHeading[];
  title: string;
  /** Whether the headings already include numbers. */
  isNumbered?: boolean;
}

/** Sticky table of contents. A script highlights the current section. */
function ArticleContents({ headings, title, isNumbered = false }: ArticleContentsProps) {
  return (
    <nav
      className="col-span-3 self-start overflow-y-auto text-17 max-desk:col-span-full max-desk:mb-11 desk:sticky desk:top-24 desk:max-h-[calc(100vh-120px)] print:hidden"
      aria-labelledby="contents-title"
      data-contents
    >
      <h2 id="contents-title" className="border-b border-ink pb-2.5 text-17 leading-125 tracking-term">
        {title}
      </h2>
      <ol>
        {headings.map(({ id, text }, index) => (
          <li key={id}>
            <a
              className="grid min-h-11 grid-cols-[26px_1fr] items-center border-b border-line py-1.5 leading-130 text-ink-2 no-underline hover:text-ink aria-[current]:font-figure aria-[current]:text-ink aria-[current]:[box-shadow:inset_0_-2px_0_var(--color-signal)]"
              href={`#${id}`}
            >
              <span
                className="font-mono text-13 font-medium tracking-mono"
                aria-hidden={isNumbered ? undefined : true}
              >
                {index + 1}
              </span>{" "}
              <span>{isNumbered ? text.replace(/^\d+\.\s*/, "") : text}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
