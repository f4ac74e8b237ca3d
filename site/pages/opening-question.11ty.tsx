import { QUESTION_PAGES, questionPath, type QuestionPage } from "../../model/jobs/question-pages.ts";
import { Container } from "../components/grids.tsx";
import { ActionLink } from "../components/links.tsx";
import { LeadParagraph } from "../components/section.tsx";
import { paginate } from "../layouts/define-pages.ts";
import { definePage } from "../layouts/page.ts";

/**
 * Pages of the question whether an opening is still open, to which mails to the agency link. The buttons post to the
 * page's own address, which contains the key of the opening; our server alone receives them.
 */
export default definePage<{ page: QuestionPage }>({
  data: {
    ...paginate<{ page: QuestionPage }>(
      () => QUESTION_PAGES.map((page) => ({ page })),
      ({ page }, { origins }) => (origins.backend ? false : `${questionPath(page)}.html`),
    ),
    noindex: true,
    eleventyExcludeFromCollections: true,
  },
  render: ({ entry, site }) => {
    const { question, sheet, list } = site["jobs-page"];
    const { title, text } = question[entry.page];
    return {
      meta: { title, description: text, sheet },
      body: (
        <section aria-labelledby="page-title">
          <Container className="py-12 md:py-21">
            <h1 id="page-title" className="max-w-[760px] text-36 tracking-heading md:text-46">
              {title}
            </h1>
            <LeadParagraph className="mt-5 mb-7 max-w-[720px]">{text}</LeadParagraph>
            {entry.page === "ask" ? (
              <form className="flex flex-wrap gap-3.5 max-md:*:w-full" method="post">
                <button className="btn btn-primary" type="submit" name="answer" value="open">
                  {question.yes}
                </button>
                <button className="btn" type="submit" name="answer" value="ended">
                  {question.no}
                </button>
              </form>
            ) : (
              <ActionLink href="/jobs">{list.all}</ActionLink>
            )}
          </Container>
        </section>
      ),
    };
  },
});
