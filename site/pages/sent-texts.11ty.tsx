import type { TemplateData } from "../layouts/page.ts";
import { defineTextFile } from "../layouts/text-file.ts";
import type { SentTexts } from "../model/submissions/sent-pages.ts";

/**
 * Text that `npm start` shows if a form sent without JavaScript cannot be stored. It comes from the same build
 * as the form's page.
 */
export default defineTextFile({
  data: {
    permalink: ({ origins }: TemplateData) => (origins.backend ? false : "/sent/texts.json"),
    eleventyExcludeFromCollections: true,
  },
  render: ({ site: { agency, messages, sent } }) => {
    const { labels, errors, consent, fallback, sandbox, insightLeadForm, notices } = messages;
    const { check, back, file, unreadable } = sent;
    const texts: SentTexts = {
      lang: "en-US",
      agency: { email: agency.email, phone: agency.phone },
      ...{ labels, errors, consent, fallback, sandbox, insightLeadForm, notices },
      sent: { check, back, file, unreadable },
    };
    return `${JSON.stringify(texts, null, 2)}\n`;
  },
});
