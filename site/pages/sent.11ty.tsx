import { Container } from "../components/container.tsx";
import { AnswerPlace } from "../components/sent/answer-place.tsx";
import { Thanks } from "../components/sent/thanks.tsx";
import { definePage, type TemplateData } from "../layouts/page.ts";

/**
 * What `npm start` answers forms with that are sent without script: it puts the answer into the place for it. A host of files answers no
 * form, so that the page is not written for one.
 */
export default definePage({
  data: {
    permalink: ({ origins }: TemplateData) => (origins.backend ? false : "/sent.html"),
    noindex: true,
    eleventyExcludeFromCollections: true,
  },
  render: ({ site }) => {
    const { title, description, sheet, home } = site.sent;
    return {
      meta: { title, description, sheet },
      body: (
        <section aria-labelledby="page-title">
          <Container className="py-12 md:py-21">
            <AnswerPlace>
              <Thanks title={title} steps={[]} links={[{ text: home, href: "/" }]} />
            </AnswerPlace>
          </Container>
        </section>
      ),
    };
  },
});
