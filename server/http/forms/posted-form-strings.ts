import { readFileSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGE_CODES, toSiteLanguage, type Language } from "../../../model/languages.ts";
import { postedFormStringsPath, type PostedFormStrings } from "../../../model/submissions/sent-pages.ts";

/**
 * Returns a function that reads strings from the built site, for responses to forms sent without JavaScript. Each call
 * reads the file again, because a build may have replaced it; if it is missing, the last version is returned.
 * @param folder the built site
 */
export function readPostedFormStrings(folder: string): (language: Language) => PostedFormStrings | undefined {
  const stringsByLanguage = new Map<Language, PostedFormStrings>();
  const read = (language: Language): PostedFormStrings | undefined => {
    try {
      const file = join(folder, postedFormStringsPath(language));
      stringsByLanguage.set(language, JSON.parse(readFileSync(file, "utf8")) as PostedFormStrings);
    } catch {
      // There is no file while a build replaces the site, or if the site has no forms.
    }
    return stringsByLanguage.get(language);
  };
  for (const language of LANGUAGE_CODES) read(language);
  return read;
}

export const getPageLanguage = (html: string): Language =>
  toSiteLanguage(/<html[^>]* lang="([a-z]+)/.exec(html)?.[1]);
