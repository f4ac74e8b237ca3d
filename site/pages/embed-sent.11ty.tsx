import { Thanks } from "../components/sent/thanks.tsx";
import { bareDocument } from "../layouts/bare-document.tsx";
import type { TemplateData } from "../layouts/page.ts";
import { defineTextFile } from "../layouts/text-file.ts";
import { sentPages, type SentPage } from "../model/submissions/sent-pages.ts";

/** Thank-you pages for framed forms, since the site's own pages cannot be framed. */
export default defineTextFile<{ sent: SentPage }>({
  data: {
    pagination: { data: "site.claims", size: 1, alias: "sent", before: () => Object.keys(sentPages) },
    permalink: ({ sent, origins }: TemplateData & { sent: SentPage }) =>
      origins.backend ? false : `/embed/sent/${sent}.html`,
    eleventyExcludeFromCollections: true,
  },
  render: ({ sent, site, assets }) =>
    bareDocument({
      title: site.sent.title,
      head: <link rel="stylesheet" href={assets.linkedSheets["embed-sent"]} />,
      body: (
        <body style={{ margin: 0 }}>
          <main className="p-6">
            <Thanks page={sent} messages={site.messages} />
          </main>
        </body>
      ),
    }),
});
