interface LanguageFacts {
  /** BCP 47 tag, for the `lang` attribute and for formatting dates and numbers. */
  locale: string;
  /** The language's own name for itself, used in links to it. */
  name: string;
}

/**
 * All languages. English is the source language. To add a language, add an entry here and a folder
 * `content/<code>/` with its text.
 */
export const LANGUAGES = {
  en: { locale: "en-US", name: "English" },
  es: { locale: "es-US", name: "Español" },
} as const satisfies Readonly<Record<string, LanguageFacts>>;

export type Language = keyof typeof LANGUAGES;

/** The language that all others are translated from. Its pages have no path prefix. */
export const SOURCE_LANGUAGE = "en" satisfies Language;

export const LANGUAGE_CODES = Object.keys(LANGUAGES) as Language[];

type Translation = Exclude<Language, typeof SOURCE_LANGUAGE>;

export const TRANSLATIONS = LANGUAGE_CODES.filter((code): code is Translation => code !== SOURCE_LANGUAGE);

/** Returns the folder with a language's version of an English folder in `content/`. */
export const getLanguageFolder = (language: Language, folder = "content"): string =>
  language === SOURCE_LANGUAGE ? folder : folder.replace("content", `content/${language}`);

/** Returns the prefix of a language's URL paths, such as `/es`, which is empty for English. */
export const urlPrefix = (language: Language): string => (language === SOURCE_LANGUAGE ? "" : `/${language}`);

/** Returns the language for a stored language code, or English if the site does not have that language. */
export const toSiteLanguage = (code: string | null | undefined): Language =>
  LANGUAGE_CODES.find((known) => known === code) ?? SOURCE_LANGUAGE;

/** Returns the English name of a language code, such as `Spanish`. */
export const getLanguageName = (code: string): string =>
  new Intl.DisplayNames("en", { type: "language" }).of(code) ?? code;
