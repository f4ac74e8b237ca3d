import { renderBareDocument } from "../layouts/document.tsx";
import { defineTextFile } from "../layouts/define-pages.ts";

/** The content editor, a separate application that does not share styles, fonts or scripts with the site. */
export default defineTextFile({
  data: { permalink: "/admin.html" },
  render: ({ site, assets, origins }) =>
    renderBareDocument({
      title: `Edit · ${site.agency.name}`,
      head: (
        <>
          <link rel="icon" href="/icon.svg" type="image/svg+xml" />
          <link rel="cms-config-url" type="application/json" href={assets.editorConfig} />
          <script type="module" src={assets.admin.script} />
        </>
      ),
      body: (
        <body
          data-works-on={origins.editor.length === 0 ? "folder" : "repository"}
          data-preview-styles={assets.admin.previewStyles}
        >
          <noscript>
            <p>
              The editor needs JavaScript. Turn it on for this page, or edit the files in the content folder.
            </p>
          </noscript>
        </body>
      ),
    }),
});
