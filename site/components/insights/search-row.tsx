import { SearchForm } from "../../../widgets/article-search/search-form.tsx";
import type { Site } from "../../model/kinds/site.ts";

export function SearchRow({
  search: { titles },
  navigation: { search },
}: Pick<Site, "search" | "navigation">) {
  return (
    <div className="mb-4.5 flex flex-wrap items-center gap-x-6 md:mb-6">
      <div className="max-w-[560px] flex-auto max-md:basis-full">
        <SearchForm {...search} />
      </div>
      <a
        className="inline-flex min-h-11 items-center text-17 decoration-field underline-offset-4"
        href={search.href}
      >
        {titles}
      </a>
    </div>
  );
}
