import { Container } from "../components/grids.tsx";
import { LeadParagraph } from "../components/section.tsx";
import { DrawingFigure } from "../drawings/drawing-figure.tsx";
import { loadDrawing } from "../drawings/load-drawing.ts";
import { definePage } from "../layouts/page.ts";
import { defineTranslatedPage } from "../layouts/define-pages.ts";
import { Actions } from "../components/links.tsx";

/** The 404 page. The loader logs the path of a page with the `data-not-found` attribute. */
export default definePage({
  data: { ...defineTranslatedPage("/404"), noindex: true, eleventyExcludeFromCollections: true },
  render: ({ site }) => {
    const { title, description, sheet, code, hero, elsewhere } = site["not-found"];
    return {
      meta: {
        title,
        description,
        sheet,
        social: { drawing: "pages/not-found", alt: hero.drawing },
      },
      body: (
        <section aria-labelledby="page-title" data-not-found>
          <Container className="grid grid-cols-1 items-center gap-9 py-12 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:gap-x-12 md:gap-y-14 md:pt-24 md:pb-18">
            <div>
              <p className="font-head text-82 leading-[0.86] font-display tracking-[-0.05em] tabular md:text-148">
                {code}
              </p>
              <h1 id="page-title" className="mt-7 text-36 leading-102 tracking-heading md:mt-10 md:text-46">
                {hero.title}
              </h1>
              <LeadParagraph className="mt-3.5 mb-7.5 max-w-100">{hero.lead}</LeadParagraph>
              <Actions actions={hero.actions} />
            </div>
            <DrawingFigure
              className="max-h-115"
              drawing={loadDrawing("pages/not-found")}
              label={hero.drawing}
            />
            <nav
              className="col-span-full border-t border-ink pt-4.5 md:flex md:flex-wrap md:items-center md:gap-x-10 md:gap-y-1"
              aria-labelledby="elsewhere-title"
            >
              <h2 id="elsewhere-title" className="text-19 tracking-term">
                {elsewhere.title}
              </h2>
              <ul className="flex flex-wrap gap-x-7">
                {elsewhere.links.map(({ text, href }) => (
                  <li key={href}>
                    <a
                      className="inline-flex min-h-11 items-center decoration-signal decoration-2 underline-offset-5"
                      href={href}
                    >
                      {text}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          </Container>
        </section>
      ),
    };
  },
});
