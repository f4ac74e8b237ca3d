import { ALERT_PAGES, alertPath, type AlertPage } from "../../model/jobs/mailed-pages.ts";
import type { Language } from "../../model/languages.ts";
import { MailedPage } from "../components/jobs/mailed-page.tsx";
import { ActionLink } from "../components/links.tsx";
import { paginate } from "../layouts/define-pages.ts";
import { definePage } from "../layouts/page.ts";

interface Entry {
  language: Language;
  page: AlertPage;
}

/**
 * Pages of job alerts. A button posts to the page's own address, which contains the key of the alert. Static hosts have
 * no such pages, because they do not accept POST requests.
 */
export default definePage<Entry>({
  data: {
    ...paginate<Entry>(
      ({ sites }) => sites.flatMap(({ language }) => ALERT_PAGES.map((page) => ({ language, page }))),
      ({ language, page }, { origins }) => (origins.backend ? false : `${alertPath(language, page)}.html`),
    ),
    noindex: true,
    eleventyExcludeFromCollections: true,
  },
  render: ({ entry, site }) => {
    const texts = site["jobs-page"];
    const { title, text, button } = texts.alert.pages[entry.page];
    return {
      meta: {
        title,
        description: text,
        sheet: texts.sheet,
        isForCandidates: true,
      },
      body: (
        <MailedPage title={title} text={text}>
          {button === undefined ? (
            <ActionLink href="/jobs">{texts.list.all}</ActionLink>
          ) : (
            <form method="post">
              <button className="btn btn-primary" type="submit">
                {button}
              </button>
            </form>
          )}
        </MailedPage>
      ),
    };
  },
});
