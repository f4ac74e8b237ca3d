import { Container } from "../components/grids.tsx";
import { Thanks } from "../components/sent/thanks.tsx";
import { definePage } from "../layouts/page.ts";
import { paginate } from "../layouts/define-pages.ts";
import { localizedSentPages, sentPath } from "../../model/submissions/sent-pages.ts";

/**
 * Pages to which `npm start` redirects after a form is sent without JavaScript. Static hosts do not need them
 * because they do not accept POST requests.
 */
export default definePage({
  data: {
    ...paginate(
      ({ sites }) => localizedSentPages(sites.map(({ language }) => language)),
      (entry, { origins }) => (origins.backend ? false : `${sentPath(entry)}.html`),
    ),
    noindex: true,
    eleventyExcludeFromCollections: true,
  },
  render: ({ entry, site }) => {
    const { title, description, sheet, home } = site.sent;
    return {
      meta: { title, description, sheet },
      body: (
        <section aria-labelledby="page-title">
          <Container className="py-12 md:py-21">
            <Thanks
              page={entry.page}
              messages={site.messages}
              homeLinkText={home}
              scheduler={site.agency.scheduler}
            />
          </Container>
        </section>
      ),
    };
  },
});
