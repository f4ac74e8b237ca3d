import type { ContentsHeading } from "../layouts/page.ts";

interface ArticleContentsProps {
  headings: readonly ContentsHeading[];
  title: string;
  /** Whether the headings carry their numbers themselves. */
  isNumbered?: boolean;
}

/** The list of contents beside an article; it stays in view, and the page's script marks where the reader is. */
export function ArticleContents({ headings, title, isNumbered = false }: ArticleContentsProps) {
  return (
    <nav className="article-contents" aria-labelledby="contents-title" data-contents>
      <h2 id="contents-title" className="contents-title">
        {title}
      </h2>
      <ol>
        {headings.map(({ id, text }, index) => (
          <li key={id}>
            <a href={`#${id}`}>
              <span className="mono" aria-hidden={isNumbered ? undefined : true}>
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
