import { ALERT_PAGES, alertPath, type AlertPage } from "../../model/jobs/alert-pages.ts";
import type { Language } from "../../model/languages.ts";
import { Container } from "../components/grids.tsx";
import { ActionLink } from "../components/links.tsx";
import { LeadParagraph } from "../components/section.tsx";
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
        <section aria-labelledby="page-title">
          <Container className="py-12 md:py-21">
            <h1 id="page-title" className="max-w-[760px] text-36 tracking-heading md:text-46">
              {title}
            </h1>
            <LeadParagraph className="mt-5 mb-7 max-w-[720px]">{text}</LeadParagraph>
            {button === undefined ? (
              <ActionLink href="/jobs">{texts.list.all}</ActionLink>
            ) : (
              <form method="post">
                <button className="btn btn-primary" type="submit">
                  {button}
                </button>
              </form>
            )}
          </Container>
        </section>
      ),
    };
  },
});
