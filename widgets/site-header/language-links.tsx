import type { SiteHeaderProps } from "../../model/tags/site-header.ts";

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
