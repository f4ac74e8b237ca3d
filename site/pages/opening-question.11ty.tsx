import { QUESTION_PAGES, questionPath, type QuestionPage } from "../../model/jobs/mailed-pages.ts";
import { MailedPage } from "../components/jobs/mailed-page.tsx";
import { ActionLink } from "../components/links.tsx";
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
        <MailedPage title={title} text={text}>
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
        </MailedPage>
      ),
    };
  },
});
