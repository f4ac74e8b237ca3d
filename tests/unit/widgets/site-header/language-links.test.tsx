import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LanguageLinks } from "../../../../widgets/site-header/site-header.tsx";

test("links to other languages show their whole names", () => {
  const translations = "es /es/curriculum Español, ht /ht/cv Kreyòl ayisyen, vi /vi/ho-so Tiếng Việt";
  expect(renderToStaticMarkup(<LanguageLinks translations={translations} />)).toBe(
    [
      '<a href="/es/curriculum" hrefLang="es" lang="es">Español</a>',
      '<a href="/ht/cv" hrefLang="ht" lang="ht">Kreyòl ayisyen</a>',
      '<a href="/vi/ho-so" hrefLang="vi" lang="vi">Tiếng Việt</a>',
    ].join(""),
  );
});
