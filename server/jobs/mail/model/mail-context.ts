import type { DataFiles } from "../../../../site/model/kinds/data-files.ts";
import {
  LANGUAGES,
  toSiteLanguage,
  SOURCE_LANGUAGE,
  type Language,
} from "../../../../site/model/languages.ts";
import type { LocalizedContent } from "../../../../site/model/loading/load-data.ts";
import { localizePath } from "../../../../site/model/translation/addresses.ts";
import { createListedValues, type ListedValues } from "./listed-values.ts";
import { createDateFormats, type DateFormats } from "./date-formats.ts";
import { readPromisedTimes, type PromisedTimes } from "./promised-times.ts";

export interface MailContext {
  lang: string;
  content: Pick<
    DataFiles,
    "agency" | "claims" | "contexts" | "layout" | "mails" | "messages" | "partners" | "receipt" | "salaries"
  >;
  listedValues: ListedValues;
  dateFormats: DateFormats;
  promised: PromisedTimes;
  siteUrl: string;
  /**
   * Returns the URL of the page with this English path: in this language if the page is translated, otherwise in
   * English.
   */
  pageUrl: (key: string) => string;
}

export type MailContexts = Readonly<Record<Language, MailContext>>;

/**
 * Creates the contexts of emails in all languages.
 * @param localizedData English first
 * @throws ContentError if a claim that promises a time does not state one
 */
export function createMailContexts(localizedData: LocalizedContent, siteUrl: string): MailContexts {
  const origin = siteUrl.replace(/\/$/, "");
  const promised = readPromisedTimes(localizedData[0].files.claims);
  const contexts = localizedData.map(({ files, ...local }): [Language, MailContext] => {
    const { locale } = LANGUAGES[local.language];
    const context: MailContext = {
      lang: locale,
      content: files,
      listedValues: createListedValues(files),
      dateFormats: createDateFormats(files.agency.timeZone, locale),
      promised,
      siteUrl: origin,
      pageUrl: (key) => origin + (localizePath(local, key) ?? key),
    };
    return [local.language, context];
  });
  return Object.fromEntries(contexts) as MailContexts;
}

export const contextFor = (
  contexts: MailContexts,
  kind: string,
  language: string | null | undefined,
): MailContext => contexts[kind.startsWith("agency") ? SOURCE_LANGUAGE : toSiteLanguage(language)];
