import { listRedirectPages } from "../components/locations/list-redirects.ts";
import { paginate, defineTextFile } from "../layouts/define-pages.ts";
import { renderBareDocument } from "../layouts/document.tsx";

/**
 * Redirect pages, for hosts that do not support `_redirects`. They use a script, with `meta refresh` as
 * a fallback.
 */
export default defineTextFile({
  data: paginate(
    ({ site, sites }) => listRedirectPages(site, sites),
    ({ from }) => `${from}.html`,
  ),
  render: ({ entry: { to }, origins, assets, site }) =>
    renderBareDocument({
      title: `Moved | ${site.agency.name}`,
      head: (
        <>
          <link rel="canonical" href={origins.site + to} />
          <script src="/redirect.js" data-to={to} />
          <meta httpEquiv="refresh" content={`0; url=${to}`} />
          <link rel="stylesheet" href={assets.linkedSheets["redirects"]} />
        </>
      ),
      body: (
        <body>
          <main className="mx-auto max-w-page px-5">
            <h1 className="sr-only">Moved</h1>
            <p>
              This page is now at <a href={to}>{origins.site + to}</a>.
            </p>
          </main>
        </body>
      ),
    }),
});
