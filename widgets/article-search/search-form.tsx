import { SearchIcon } from "../forms/icons.tsx";

interface SearchFormProps {
  text: string;
  /** URL of the search page, which lists all titles without JavaScript. */
  href: string;
  /** Whether results are part of the page instead of lying over it. */
  isInPage?: boolean;
}

export function SearchForm({ text, href, isInPage }: SearchFormProps) {
  return (
    <article-search data-in-page={isInPage ? "" : undefined}>
      <form className="search-form" role="search" action={href}>
        <input
          className="field-input"
          type="search"
          name="q"
          aria-label={text}
          placeholder={text}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
        />
        <button className="search-button" type="submit" aria-label={text}>
          <SearchIcon />
        </button>
      </form>
    </article-search>
  );
}
