/** A language of the site. */
interface LanguageFacts {
  /** BCP 47 tag of pages, dates and numbers. */
  locale: string;
  /** The language's own name, for links. */
  name: string;
}

/**
 * All languages. English is the source of every text; another language is a line here and a folder
 * `content/<code>/` with its texts.
 */
export const LANGUAGES = {
  en: { locale: "en-US", name: "English" },
  es: { locale: "es-US", name: "Español" },
} as const satisfies Readonly<Record<string, LanguageFacts>>;

export type Language = keyof typeof LANGUAGES;

/** The language that the others are translated from; its pages have no prefix. */
export const SOURCE_LANGUAGE = "en" satisfies Language;

export const TRANSLATIONS = (Object.keys(LANGUAGES) as Language[]).filter((code) => code !== SOURCE_LANGUAGE);

/** Folder of a language's content, relative to the project's root. */
export const languageFolder = (language: Language): string =>
  language === SOURCE_LANGUAGE ? "content" : `content/${language}`;
