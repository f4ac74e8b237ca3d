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
export function ArticleContents({ headings, title, isNumbered = false }: ArticleContentsProps) {
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
