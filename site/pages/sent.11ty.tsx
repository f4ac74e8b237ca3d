import { Container } from "../components/container.tsx";
import { Thanks } from "../components/sent/thanks.tsx";
import { definePage, type TemplateData } from "../layouts/page.ts";
import { sentPages, type SentPage } from "../model/submissions/sent-pages.ts";

/**
 * Pages to which `npm start` redirects after a form was sent without JavaScript. Static hosts do not need them,
 * since they accept no POST requests.
 */
export default definePage<{ sent: SentPage }>({
  data: {
    pagination: { data: "site.claims", size: 1, alias: "sent", before: () => Object.keys(sentPages) },
    permalink: ({ sent, origins }: TemplateData & { sent: SentPage }) =>
      origins.backend ? false : `/sent/${sent}.html`,
    noindex: true,
    eleventyExcludeFromCollections: true,
  },
  render: ({ sent, site }) => {
    const { title, description, sheet, home } = site.sent;
    return {
      meta: { title, description, sheet },
      body: (
        <section aria-labelledby="page-title">
          <Container className="py-12 md:py-21">
            <Thanks page={sent} messages={site.messages} home={home} />
          </Container>
        </section>
      ),
    };
  },
});
