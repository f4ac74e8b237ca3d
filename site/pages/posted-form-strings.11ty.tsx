import { paginate, defineTextFile } from "../layouts/define-pages.ts";
import { postedFormStringsPath, type PostedFormStrings } from "../../model/submissions/sent-pages.ts";

/**
 * Strings that `npm start` shows if it cannot store a form sent without JavaScript. They come from the same
 * build as the form's page.
 */
export default defineTextFile<unknown>({
  data: paginate(
    ({ sites }) => sites.map(({ language }) => ({ language })),
    ({ language }, { origins }) => (origins.backend ? false : postedFormStringsPath(language)),
  ),
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
