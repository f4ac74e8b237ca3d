import type { ReactNode } from "react";
import { SearchIcon } from "../forms/icons.tsx";

interface SearchFormProps {
  text: string;
  /** URL of the search page, which lists all titles without JavaScript. */
  href: string;
  /** Whether this is the search page, whose field is focused and whose results are part of the page. */
  isInPage?: boolean;
  /** Below the field and, with the attribute `slot="below"`, below the results. */
  children?: ReactNode;
}

export function SearchForm({ text, href, isInPage, children }: SearchFormProps) {
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
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the search page is for this field, and the / key leads to it
          autoFocus={isInPage}
        />
        <button className="search-button" type="submit" aria-label={text}>
          <SearchIcon />
        </button>
      </form>
      {children}
    </article-search>
  );
}
