import { FRAMED_TAGS } from "../../widgets/embed/embedded-widgets.ts";
import { SILENT_TAGS } from "../../widgets/tags.ts";
import { FramedForm } from "../components/sent/framed-form.tsx";
import { bareDocument } from "../layouts/bare-document.tsx";
import { defineTextFile } from "../layouts/text-file.ts";

/** A form as a standalone page, for partners whose hosts strip scripts and who use an iframe instead. */
export default defineTextFile<{ tag: string }>({
  data: {
    pagination: { data: "site.claims", size: 1, alias: "tag", before: () => [...FRAMED_TAGS] },
    permalink: ({ tag }: { tag: string }) => `/embed/frame/${tag}.html`,
    eleventyExcludeFromCollections: true,
  },
  render: ({ tag, site: { agency, messages }, assets, origins, openSlot }) => {
    const isPosted = origins.backend === undefined && !SILENT_TAGS.includes(tag);
    return bareDocument({
      title: `Form · ${agency.name}`,
      head: (
        <>
          <script src="/embed/frame.js" data-form={tag} />
          {isPosted && (
            <noscript>
              <link rel="stylesheet" href={assets.linkedSheets["embed-frame"]} />
            </noscript>
          )}
        </>
      ),
      body: (
        <body style={{ margin: 0 }}>
          <noscript>
            {isPosted ? (
              <FramedForm tag={tag} openSlot={openSlot} />
            ) : (
              <>
                <p>{tag === "portal-login" ? messages.portalLogin.demoNote : messages.fallback.failed}</p>
                <p>
                  <a href={`mailto:${agency.email}`}>{agency.email}</a> ·{" "}
                  <a href={agency.phone.href}>{agency.phone.text}</a>
                </p>
              </>
            )}
          </noscript>
        </body>
      ),
    });
  },
});
