/** The files that add a new page kind, here case studies, by path. */
export const CASE_STUDY_FILES: Readonly<Record<string, string>> = {
  "model/kinds/case-studies.ts": `import * as z from "zod";
import { isoDate, line, slug } from "../schemas/text.ts";
import { definePageKind } from "./page-kind.ts";

const description = z.string().min(100).max(160);

/** Case studies under /case-studies, from Markdown. */
export const caseStudies = definePageKind({
  folder: "case-studies",
  extension: "md",
  schema: z.strictObject({
    title: line(80),
    description,
    sheet: z.int().min(1),
    published: isoDate,
    modified: isoDate,
    article: slug.meta({ reference: "articles" }),
  }),
  path: (slug) => \`/case-studies/\${slug}\`,
  template: "case-study",
  compare: (a, b) => a.sheet - b.sheet,
  modified: ({ modified }) => modified,
  data: {
    "case-studies": {
      schema: z.strictObject({ title: line(70), description }),
      label: "Case studies",
      icon: "work",
      page: "/case-studies",
    },
  },
  feed: {
    page: "/case-studies",
    title: "Case studies",
    entry: ({ title, description, published, modified }) => ({ title, summary: description, published, modified }),
  },
  form: { label: "Case studies", singular: "Case study", icon: "work", name: "title", allowsNewEntries: true },
});
`,
  "site/pages/case-study.11ty.tsx": `import { Breadcrumbs, type Breadcrumb } from "../components/breadcrumbs.tsx";
import { defineEntryPages } from "../layouts/define-pages.ts";
import { definePage } from "../layouts/page.ts";

export default definePage({
  data: defineEntryPages("caseStudies"),
  render: ({ entry, markdown }) => {
    const { title, description, published, modified, sheet } = entry;
    const crumbs: Breadcrumb[] = [
      { text: "Home", href: "/" },
      { text: "Case studies", href: "/case-studies" },
      { text: title },
    ];
    return {
      meta: {
        title,
        description,
        sheet: { code: \`C-\${String(sheet).padStart(3, "0")}\`, title: "Case studies" },
        breadcrumb: crumbs,
        subjects: [
          { type: "article", headline: title, description, published, modified, section: "Case studies" },
        ],
        social: { drawing: "covers/crane" },
      },
      body: (
        <>
          <Breadcrumbs crumbs={crumbs} />
          <h1>{title}</h1>
          <div className="prose" dangerouslySetInnerHTML={{ __html: markdown(entry.body).html }} />
        </>
      ),
    };
  },
});
`,
  "site/pages/case-studies.11ty.tsx": `import { Breadcrumbs, type Breadcrumb } from "../components/breadcrumbs.tsx";
import { definePage } from "../layouts/page.ts";

const CRUMBS: Breadcrumb[] = [{ text: "Home", href: "/" }, { text: "Case studies" }];

export default definePage({
  data: { permalink: "/case-studies.html" },
  render: ({ site }) => ({
    meta: { ...site["case-studies"], sheet: { code: "C-000", title: "Case studies" }, breadcrumb: CRUMBS },
    body: (
      <>
        <Breadcrumbs crumbs={CRUMBS} />
        <h1>{site["case-studies"].title}</h1>
        <ul>
          {site.caseStudies.map(({ slug, title }) => (
            <li key={slug}>
              <a href={\`/case-studies/\${slug}\`}>{title}</a>
            </li>
          ))}
        </ul>
      </>
    ),
  }),
});
`,
  "content/_data/case-studies.yaml": `title: Case studies
description: How searches went, told from the first call to the first day on site, with what we asked, whom we met and what the client decided.
`,
  "content/case-studies/tower-crew.md": `---
title: A tower crew in eleven days
description: How a crew for a tower crane came together, told from the first call to the first day on site, with what we asked and what the client decided.
sheet: 1
published: 2025-02-03
modified: 2025-02-05
article: ARTICLE
---

## The search

See [the index](/case-studies) and [this page](/case-studies/tower-crew).

\`\`\`call-to-action
context: general
heading: Need a crew?
text: Tell us the crane and the site.
\`\`\`
`,
};
