import type { SiteHeaderProps } from "./attributes.ts";

/** Links to the page in other languages, each labeled in its own language. */
export function LanguageLinks({ translations }: Pick<SiteHeaderProps, "translations">) {
  return translations?.split(", ").map((translation) => {
    const [language, path, ...name] = translation.split(" ");
    return (
      <a key={language} href={path} hrefLang={language} lang={language}>
        {name.join(" ")}
      </a>
    );
  });
}
