import { ArticleContents } from "../components/article-contents.tsx";
import { SheetStrip } from "../components/sheet-strip.tsx";
import { entryPages, type EntryData } from "../layouts/entry-pages.ts";
import { definePage, type Crumb } from "../layouts/page.ts";

/** The terms of service and the privacy policy. */
export default definePage<EntryData<"legal">>({
  data: entryPages("legal"),
  render: ({ entry: { title, description, lead, sheet, updated, body }, markdown }) => {
    const content = markdown(body);
    const crumbs: Crumb[] = [{ text: "Home", href: "/" }, { text: title }];
    return {
      meta: { title, description, sheet: { code: sheet, title }, breadcrumb: crumbs, styles: ["article"] },
      body: (
        <>
          <SheetStrip crumbs={crumbs} />
          <article>
            <header className="container legal-head">
              <h1>{title}</h1>
              <p className="lead">{lead}</p>
              <p className="mono">Last updated {updated}</p>
            </header>
            <div className="article-body">
              <div className="container grid-12">
                <ArticleContents headings={content.headings} title="On this page" isNumbered />
                <div className="prose legal" dangerouslySetInnerHTML={{ __html: content.html }} />
              </div>
            </div>
          </article>
        </>
      ),
    };
  },
});
