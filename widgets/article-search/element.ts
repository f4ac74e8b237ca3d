import { ArticleSearch } from "./article-search.ts";

customElements.define("article-search", ArticleSearch);
