import { Thanks } from "../components/sent/thanks.tsx";
import { renderBareDocument } from "../layouts/document.tsx";
import { LANGUAGES } from "../../model/languages.ts";
import { paginate, defineTextFile } from "../layouts/define-pages.ts";
import { framedSentPath, localizedSentPages } from "../../model/submissions/sent-pages.ts";

/** Thank-you pages for framed forms. The site's own thank-you pages cannot be framed. */
export default defineTextFile({
  data: paginate(
    ({ sites }) => localizedSentPages(sites.map(({ language }) => language)),
    (entry, { origins }) => (origins.backend ? false : `${framedSentPath(entry)}.html`),
  ),
  render: ({ entry, site, assets }) =>
    renderBareDocument({
      lang: LANGUAGES[site.language].locale,
      title: site.sent.title,
      head: <link rel="stylesheet" href={assets.linkedSheets["embed-sent"]} />,
      body: (
        <body style={{ margin: 0 }}>
          <main className="p-6">
            <Thanks page={entry.page} messages={site.messages} scheduler={site.agency.scheduler} />
          </main>
        </body>
      ),
    }),
});
