import { createElement } from "react";
import { LANGUAGES } from "../../model/languages.ts";
import { EMBED_FRAMES } from "../../model/tags/embed.ts";
import { TAGS_WITHOUT_BACKEND } from "../../model/tags/tags.ts";
import { paginate, defineTextFile } from "../layouts/define-pages.ts";
import { renderBareDocument } from "../layouts/document.tsx";

export default defineTextFile({
  data: paginate(
    () => EMBED_FRAMES,
    ({ path }) => `${path}.html`,
  ),
  render: ({ entry: { tag }, site: { agency, messages, language, portal }, assets, origins, openSlot }) => {
    const isFramedForm = origins.backend === undefined && !TAGS_WITHOUT_BACKEND.includes(tag);
    // A form without JavaScript has no attributes here, because the server reads them from the iframe's URL.
    const slot = isFramedForm ? openSlot(tag, {}) : undefined;
    return renderBareDocument({
      lang: LANGUAGES[language].locale,
      title: agency.name,
      head: (
        <>
          <script src="/embed/frame.js" data-form={tag} />
          {isFramedForm && (
            <noscript>
              <link rel="stylesheet" href={assets.linkedSheets["embed-frame"]} />
            </noscript>
          )}
        </>
      ),
      body: (
        <body style={{ margin: 0 }}>
          <noscript>
            {slot ? (
              <main className="p-6">
                {createElement(tag, {
                  "data-instance": slot.instance,
                  dangerouslySetInnerHTML: { __html: slot.markup },
                })}
              </main>
            ) : (
              <>
                <p>
                  {tag === "portal-login"
                    ? `${messages.portalLogin.demoNote} ${portal.signIn.needsScript}`
                    : messages.fallback.failed}
                </p>
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
