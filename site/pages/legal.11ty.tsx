import { defineEntryPages } from "../layouts/define-pages.ts";
import { definePage } from "../layouts/page.ts";
import { subpage } from "../layouts/subpage.tsx";
import { ArticleBody } from "../components/article/article-body.tsx";
import { Container } from "../components/grids.tsx";
import { fillText } from "../components/strings.ts";
import { LeadParagraph } from "../components/section.tsx";

export default definePage({
  data: defineEntryPages("legal"),
  render: ({ entry: { title, description, lead, sheet, effective, updated, body }, markdown, site }) => {
    const { layout } = site;
    return subpage(site, {
      meta: {
        title,
        description,
        scripts: ["contents"],
        sheet: { code: sheet, title },
        updated,
        breadcrumb: [{ text: title }],
      },
      body: (
        <article>
          <Container className="pt-10 pb-9 md:pt-20 md:pb-18">
            <h1 id="page-title">{title}</h1>
            <LeadParagraph className="mt-6 mb-5 max-w-[640px]">{lead}</LeadParagraph>
            <p className="font-mono text-13 tracking-mono">
              {effective === undefined ? null : `${fillText(layout.effective, { date: effective })} · `}
              {fillText(layout.lastUpdated, { date: updated })}
            </p>
          </Container>
          <ArticleBody content={markdown(body)} contentsTitle={layout.contents} isLegal />
        </article>
      ),
    });
  },
});
