import { SearchIcon } from "../forms/icons.tsx";

interface SearchFormProps {
  /** Label of the field. */
  text: string;
  /** The page that searches; without a script it lists all titles. */
  href: string;
}

/** A search field with a list of results, once its script is loaded. */
export function SearchForm({ text, href }: SearchFormProps) {
  return (
    <article-search>
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
