import { loadContent } from "../../model/loading/load-site.ts";

/** Paths of all translated pages. Each language's 404 page is represented by a page that does not exist. */
export const TRANSLATED_PATHS: readonly string[] = loadContent(process.cwd()).translations.flatMap(
  ({ site: { language, addresses } }) =>
    Array.from(addresses, ([key, path]) => (key === "/404" ? `/${language}/no-such-page` : path)),
);
