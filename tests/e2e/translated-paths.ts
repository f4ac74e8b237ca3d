import { shippedContent } from "../shipped-content.ts";

/** Paths of all translated pages. Each language's 404 page is represented by a page that does not exist. */
export const TRANSLATED_PATHS: readonly string[] = shippedContent.translations.flatMap(
  ({ site: { language, addresses } }) =>
    Array.from(addresses, ([key, path]) => (key === "/404" ? `/${language}/no-such-page` : path)),
);
