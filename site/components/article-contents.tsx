/** Anchors of an article's main headings, in order, from its rendered Markdown. */
export function contentsOf(html: string): { id: string; text: string }[] {
  return [...html.matchAll(/<h2 id="([^"]+)"[^>]*>(.*?)<\/h2>/g)].map(([, id = "", heading = ""]) => ({
    id,
    text: heading.replace(/<[^>]+>/g, ""),
  }));
}

interface ArticleContentsProps {
  /** The rendered Markdown. */
  html: string;
  title: string;
  /** Whether the headings carry their numbers themselves. */
  isNumbered?: boolean;
}

/** The list of contents beside an article; it stays in view, and the page's script marks where the reader is. */
export function ArticleContents({ html, title, isNumbered = false }: ArticleContentsProps) {
  return (
    <nav className="article-contents" aria-labelledby="contents-title" data-contents>
      <h2 id="contents-title" className="contents-title">
        {title}
      </h2>
      <ol>
        {contentsOf(html).map(({ id, text }, index) => (
          <li key={id}>
            <a href={`#${id}`}>
              <span className="mono" aria-hidden={isNumbered ? undefined : true}>
                {index + 1}
              </span>{" "}
              <span dangerouslySetInnerHTML={{ __html: isNumbered ? text.replace(/^\d+\.\s*/, "") : text }} />
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
