import { LANGUAGES, toSiteLanguage, SOURCE_LANGUAGE, type Language } from "../../../../model/languages.ts";
import type { LocalizedContent } from "../../../../model/loading/load-data.ts";
import { localizePath } from "../../../../model/translation/addresses.ts";
import { createListedValues } from "./listed-values.ts";
import { createDateFormats } from "./date-formats.ts";
import { readPromisedTimes, type PromisedTimes } from "./promised-times.ts";

export type MailContext = ReturnType<typeof createMailContext>;

export type MailContexts = Readonly<Record<Language, MailContext>>;

function createMailContext(
  { files, ...local }: LocalizedContent[number],
  promised: PromisedTimes,
  siteUrl: string,
) {
  const { locale } = LANGUAGES[local.language];
  return {
    lang: locale,
    content: files,
    listedValues: createListedValues(files),
    dateFormats: createDateFormats(files.agency.timeZone, locale),
    promised,
    siteUrl,
    /**
     * Returns the URL of the page with this English path: in this language if the page is translated, otherwise in
     * English.
     */
    pageUrl: (key: string) => siteUrl + (localizePath(local, key) ?? key),
  };
}

/**
 * Creates the contexts of emails in all languages.
 * @param localizedData English first
 * @throws ContentError if a claim that promises a time does not state one
 */
export function createMailContexts(localizedData: LocalizedContent, siteUrl: string): MailContexts {
  const origin = siteUrl.replace(/\/$/, "");
  const promised = readPromisedTimes(localizedData[0].files.claims);
  return Object.fromEntries(
    localizedData.map((data) => [data.language, createMailContext(data, promised, origin)]),
  ) as MailContexts;
}

export const contextFor = (
  contexts: MailContexts,
  kind: string,
  language: string | null | undefined,
): MailContext => contexts[kind.startsWith("agency") ? SOURCE_LANGUAGE : toSiteLanguage(language)];
