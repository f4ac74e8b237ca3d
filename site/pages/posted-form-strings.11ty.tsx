import type { TemplateData } from "../layouts/page.ts";
import { defineTextFile } from "../layouts/text-file.ts";
import type { Language } from "../model/languages.ts";
import { postedFormStringsPath, type PostedFormStrings } from "../model/submissions/sent-pages.ts";

/**
 * Strings that `npm start` shows if it cannot store a form sent without JavaScript. They come from the same
 * build as the form's page.
 */
export default defineTextFile<{ language?: Language }>({
  data: {
    pagination: { data: "languages", size: 1, alias: "language" },
    permalink: ({ language, origins }: TemplateData & { language: Language }) =>
      origins.backend ? false : postedFormStringsPath(language),
    eleventyExcludeFromCollections: true,
  },
  render: ({ site: { agency, language, messages, sent } }) => {
    const { labels, errors, consent, fallback, sandbox, insightLeadForm, notices } = messages;
    const { check, back, file, unreadable } = sent;
    const texts: PostedFormStrings = {
      language,
      agency: { email: agency.email, phone: agency.phone },
      ...{ labels, errors, consent, fallback, sandbox, insightLeadForm, notices },
      sent: { check, back, file, unreadable },
    };
    return `${JSON.stringify(texts, null, 2)}\n`;
  },
});
