import { SearchForm } from "../../widgets/article-search/search-form.tsx";
import { Container } from "../components/grids.tsx";
import { LeadParagraph } from "../components/section.tsx";
import { definePage } from "../layouts/page.ts";
import { INSIGHTS, INSIGHTS_SHEET, subpage } from "../layouts/subpage.tsx";

/**
 * The search page, which lists all titles by category. It is `noindex` because search results are this page
 * with a query.
 */
export default definePage({
  data: { permalink: "/insights/search.html", noindex: true },
  render: ({ site }) => {
    const { insights, articles, navigation } = site;
    const { title, description, heading, lead, slashKey, titles } = site.search;
    return subpage(site, {
      meta: {
        title,
        description,
        sheet: INSIGHTS_SHEET,
        breadcrumb: [INSIGHTS, { text: heading }],
        currentNavPath: "/insights",
      },
      body: (
        <Container className="pt-11 pb-16 md:pt-20 md:pb-28">
          <h1>{heading}</h1>
          <LeadParagraph className="mt-4 mb-7.5 max-w-[720px] md:mt-5.5">{lead}</LeadParagraph>
          <div className="max-w-[720px]">
            <SearchForm text={navigation.search.text} href={navigation.search.href} isInPage>
              <label className="check mt-3.5 noscript:hidden" data-with-script="" slot="below">
                <input className="check-box" type="checkbox" defaultChecked />
                <span>{slashKey}</span>
              </label>
            </SearchForm>
          </div>
          <h2 className="mt-11 md:mt-17">{titles}</h2>
          <div className="mt-7.5 gap-x-6 md:columns-2">
            {insights.categories.map(({ name }) => (
              <section key={name} className="mb-9" aria-label={name}>
                <h3 className="break-after-avoid border-t border-ink pt-3.5 text-22">{name}</h3>
                <ul className="mt-2">
                  {articles
                    .filter(({ category }) => category === name)
                    .map((article) => (
                      <li key={article.slug} className="border-t border-line last:break-before-avoid">
                        <a
                          className="inline-flex min-h-11 items-center py-2 text-17 leading-130 decoration-field underline-offset-4"
                          href={`/insights/${article.slug}`}
                        >
                          {article.title}
                        </a>
                      </li>
                    ))}
                </ul>
              </section>
            ))}
          </div>
        </Container>
      ),
    });
  },
});
