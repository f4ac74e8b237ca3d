import { ActionLink } from "../components/links.tsx";
import { LeadParagraph } from "../components/section.tsx";
import { Widget } from "../components/widget.tsx";
import { DrawingFigure } from "../drawings/drawing-figure.tsx";
import { loadDrawing } from "../drawings/load-drawing.ts";
import { definePage } from "../layouts/page.ts";
import { subpage } from "../layouts/subpage.tsx";
import { defineTranslatedPage } from "../layouts/define-pages.ts";

export default definePage({
  data: { ...defineTranslatedPage("/portal"), noindex: true },
  render: ({ site }) => {
    const { title, description, sheet, hero, points, signIn, receipt, noAccount } = site.portal;
    return subpage(site, {
      meta: {
        title,
        description,
        sheet,
        breadcrumb: [{ text: sheet.title }],
        currentNavPath: "/portal",
        isForCandidates: true,
        isShareable: true,
        social: { drawing: "pages/portal", alt: hero.drawing },
      },
      body: (
        <div className="desk:grid desk:grid-cols-[7fr_5fr] desk:grid-rows-[auto_1fr]">
          <header className="reversed relative z-1 px-5 py-9 md:py-14 desk:col-start-1 desk:pt-18 desk:pr-16 desk:pb-0 desk:pl-[max(20px,calc(50vw-624px))]">
            <h1>{hero.title}</h1>
            <LeadParagraph className="mt-6 max-w-130">{hero.lead}</LeadParagraph>
          </header>
          <section
            className="px-5 pt-10 pb-12 md:py-14 desk:col-start-2 desk:row-[1/3] desk:pt-18 desk:pr-[max(20px,calc(50vw-624px))] desk:pb-20 desk:pl-16"
            aria-labelledby="sign-in-title"
          >
            <div className="max-w-120">
              <div className="mb-10 border border-ink bg-sheet px-6 py-5.5">
                <h2 className="text-22 leading-125 tracking-term">{noAccount.title}</h2>
                <p className="mt-2 mb-4 text-17 text-ink-2">{noAccount.text}</p>
                <ActionLink href={noAccount.href}>{noAccount.link}</ActionLink>
              </div>
              <div className="mb-10 border border-ink bg-sheet px-6 py-5.5">
                <h2 className="text-22 leading-125 tracking-term">{receipt.title}</h2>
                <p className="mt-2 mb-4 text-17 text-ink-2">{receipt.text}</p>
                <ActionLink kind="secondary" href={receipt.href}>
                  {receipt.link}
                </ActionLink>
              </div>
              <h2 id="sign-in-title">{signIn.title}</h2>
              <div className="mt-5">
                <Widget tag="portal-login" />
                <noscript>
                  <p className="mt-3.5">{signIn.needsScript}</p>
                </noscript>
              </div>
            </div>
          </section>
          <div className="reversed relative z-1 px-5 pt-10 pb-12 md:py-14 desk:col-start-1 desk:pt-0 desk:pr-16 desk:pb-20 desk:pl-[max(20px,calc(50vw-624px))]">
            <DrawingFigure
              className="mb-9 max-h-95 max-w-170 desk:mt-7"
              drawing={loadDrawing("pages/portal")}
              label={hero.drawing}
            />
            <dl className="grid max-w-170 grid-cols-1 gap-4.5 md:grid-cols-3 md:gap-7">
              {points.map(({ title, text }) => (
                <div key={title} className="border-t border-field pt-3.5">
                  <dt className="font-head text-19 leading-125 font-heading tracking-term">{title}</dt>
                  <dd className="mt-1.5 text-17 leading-145 text-ink-2">{text}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      ),
    });
  },
});
