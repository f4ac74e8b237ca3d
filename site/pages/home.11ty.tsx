import { ActionLink, Actions, PlainLink } from "../components/links.tsx";
import { CellDrawing, CellFoot, CellGrid, Container } from "../components/grids.tsx";
import { ClaimChain } from "../components/figures.tsx";
import { FormCard } from "../components/request-section.tsx";
import { SalaryReport } from "../components/home/salary-report.tsx";
import { SpecializedSearches } from "../components/home/specialized-searches.tsx";
import { SuccessStory } from "../components/home/success-story.tsx";
import { LeadParagraph, Section } from "../components/section.tsx";
import { WhyUs } from "../components/why-us/why-us.tsx";
import { Widget } from "../components/widget.tsx";
import { DrawingFigure } from "../drawings/drawing-figure.tsx";
import { drawingTexts, homeDrawingTexts } from "../drawings/drawing-texts.ts";
import { loadDrawing } from "../drawings/load-drawing.ts";
import { definePage } from "../layouts/page.ts";
import { defineTranslatedPage } from "../layouts/define-pages.ts";

export default definePage({
  data: defineTranslatedPage("/"),
  render: ({ site }) => {
    const { home, services, claims } = site;
    const { label } = home.hero.drawing;
    const heroTexts = homeDrawingTexts(site);
    return {
      meta: {
        title: home.title,
        description: home.description,
        sheet: { code: "G-000", title: site.layout.home },
        subjects: services.services.map(({ name, summary }) => ({
          type: "service",
          name,
          description: summary,
        })),
        social: { drawing: { kind: "drawing", name: "pages/home-phone", texts: heroTexts }, alt: label },
      },
      body: (
        <>
          {/* The text is painted immediately and does not wait for the drawing's animation. */}
          <section className="relative overflow-hidden" aria-labelledby="hero-title">
            <Container className="relative flex min-h-[calc(100svh-68px)] flex-col md:min-h-[calc(100svh-76px)] desk:flex-row desk:items-center">
              <div className="relative z-2 pt-[clamp(16px,3.6svh,44px)] max-desk:max-w-170 desk:w-152.5 desk:max-w-[48%] desk:py-7.5">
                <h1
                  id="hero-title"
                  className="text-[clamp(36px,6.6svh,46px)] leading-99 tracking-heading md:text-[clamp(46px,8svh,82px)] md:leading-97 md:tracking-display desk:text-[clamp(46px,11.6svh,82px)]"
                >
                  {home.hero.title}
                </h1>
                <LeadParagraph className="mt-[clamp(12px,2.2svh,22px)] mb-[clamp(14px,2.6svh,26px)] max-w-130 max-md:text-17 md:max-desk:text-19 desk:text-[clamp(18px,3.2svh,22px)]">
                  {home.hero.lead}
                </LeadParagraph>
                <Actions actions={[home.hero.primary, home.hero.secondary]} />
                <p className="mt-1.5 md:mt-3">
                  <ActionLink kind="text" href={home.hero.candidates.href}>
                    {home.hero.candidates.text}
                  </ActionLink>
                </p>
              </div>
              {/* Below the text, the drawing is as high as the rest of the window. Less than 240 px show too little of it. */}
              <div className="relative grow basis-0 @container-size max-desk:my-3 desk:contents">
                <DrawingFigure
                  className="absolute max-md:hidden max-desk:inset-0 max-desk:size-full [@container_(max-height:239px)]:hidden desk:top-1/2 desk:right-2 desk:w-[min(744px,54vw,(100svh-95px)*1.053)] desk:max-w-none desk:-translate-y-1/2 xl:-right-3.25"
                  drawing={loadDrawing("pages/home", heroTexts)}
                  label={label}
                />
                <DrawingFigure
                  className="absolute inset-0 size-full md:hidden [@container_(max-height:239px)]:hidden"
                  drawing={loadDrawing("pages/home-phone", heroTexts)}
                  label={label}
                />
              </div>
            </Container>
          </section>
          <ClaimChain texts={home.figures} claims={claims} />
          <WhyUs mark={{ number: 1, sheet: "A-100" }} site={site} />
          <Section
            id="contact"
            mark={{ number: 2, sheet: "A-200" }}
            layout="form"
            texts={home.contact}
            aside={
              <PlainLink className="mt-4.5" href={home.contact.candidates.href}>
                {home.contact.candidates.text}
              </PlainLink>
            }
          >
            <FormCard site={site}>
              <Widget tag="contact-form" />
            </FormCard>
          </Section>
          <Section
            id="services"
            mark={{ number: 3, sheet: "A-300" }}
            texts={home.services}
            aside={
              <p className="mt-4 max-md:hidden">
                <ActionLink kind="text" href={home.services.more.href}>
                  {home.services.more.text}
                </ActionLink>
              </p>
            }
          >
            <CellGrid gridClassName="grid-cols-2">
              {services.services.map(({ id, name, summary, terms }) => (
                <a
                  key={id}
                  className="group flex flex-col px-3.5 pt-3.5 no-underline md:px-7 md:pt-5.5"
                  href={`/services#${id}`}
                >
                  <CellDrawing size="dense" drawing={loadDrawing(`services/${id}`, drawingTexts(site))} />
                  <h3 className="mb-2.5 hyphens-auto decoration-signal decoration-2 underline-offset-4 group-hover:underline max-md:text-18">
                    {name}
                  </h3>
                  {/* On phones, the services page has the summaries. */}
                  <p className="mb-4.5 text-17 leading-150 text-ink-2 max-md:hidden">{summary}</p>
                  <CellFoot>{terms}</CellFoot>
                </a>
              ))}
            </CellGrid>
          </Section>
          <SpecializedSearches site={site} />
          <SalaryReport site={site} />
          <SuccessStory site={site} />
        </>
      ),
    };
  },
});
