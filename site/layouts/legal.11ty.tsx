import { ArticleContents } from "../components/article-contents.tsx";
import { SheetStrip } from "../components/sheet-strip.tsx";
import type { Crumb, RenderedPage, TemplateData } from "./page.ts";

/** Front matter of `content/legal/<slug>.md`. */
interface LegalFrontMatter {
  title: string;
  description: string;
  lead: string;
  /** Sheet code. */
  sheet: string;
  /** Month of the last change, as printed. */
  updated: string;
}

const FIELDS = ["title", "description", "lead", "sheet", "updated"] as const;

/** The terms of service and the privacy policy; `content` is the rendered Markdown (spec section 2). */
export default {
  render(data: TemplateData & LegalFrontMatter): RenderedPage {
    const missing = FIELDS.filter((field) => typeof data[field] !== "string");
    if (missing.length > 0)
      throw new Error(`${data.page.inputPath}: the front matter lacks ${missing.join(", ")}.`);
    const { title, description, lead, sheet, updated, content } = data;
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
                <ArticleContents html={content} title="On this page" isNumbered />
                <div className="prose legal" dangerouslySetInnerHTML={{ __html: content }} />
              </div>
            </div>
          </article>
        </>
      ),
    };
  },
};
