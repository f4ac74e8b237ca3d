import { ActionLink, Actions, PlainLink, MethodologyLink, InlineLinks } from "../components/links.tsx";
import { CellDrawing, CellFoot, CellGrid, Container } from "../components/grids.tsx";
import { ClaimChain } from "../components/figures.tsx";
import { FormCard } from "../components/request-section.tsx";
import type { Site } from "../../model/kinds/site.ts";
import { formatDollars, getRoleName } from "../../model/pay/format-dollars.ts";
import { rankRoles } from "../../model/pay/state-pay.ts";
import { formatRange, TableCaption, TableHead } from "../components/tables.tsx";
import { SalaryExplorer } from "../components/pay/salary-explorer.tsx";
import { fillText } from "../components/strings.ts";
import { Section, LeadParagraph } from "../components/section.tsx";
import { Widget } from "../components/widget.tsx";
import { SOURCE_LANGUAGE } from "../../model/languages.ts";
import { ArrowRight } from "../drawings/marks/icons.tsx";
import { SuccessStory } from "../components/home/success-story.tsx";
import { WhyUs } from "../components/why-us/why-us.tsx";
import { DrawingFigure } from "../drawings/drawing-figure.tsx";
import { drawingTexts, homeDrawingTexts, loadDrawing } from "../drawings/load-drawing.ts";
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
        social: { drawing: { kind: "drawing", name: "pages/home-hero-phone", texts: heroTexts }, alt: label },
      },
      body: (
        <>
          {/* The text is painted immediately and does not wait for the drawing's animation. */}
          <section className="relative overflow-hidden" aria-labelledby="hero-title">
            <Container className="relative flex min-h-[calc(100svh-68px)] flex-col md:min-h-[calc(100svh-76px)] desk:flex-row desk:items-center print:min-h-180">
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
                  drawing={loadDrawing("pages/home-hero", heroTexts)}
                  label={label}
                />
                <DrawingFigure
                  className="absolute inset-0 size-full md:hidden [@container_(max-height:239px)]:hidden"
                  drawing={loadDrawing("pages/home-hero-phone", heroTexts)}
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
              <>
                <PlainLink className="mt-4.5" href={home.contact.candidates.href}>
                  {home.contact.candidates.text}
                </PlainLink>
                <p className="text-16 text-ink-2">{home.contact.candidates.note}</p>
              </>
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

function SalaryReport({ site }: { site: Site }) {
  const { salaries, home } = site;
  const section = home.report;
  const { pay } = site.layout;
  return (
    <Section
      id="salary-report"
      mark={{ number: 5, sheet: "A-500" }}
      ground="reversed"
      layout="split-form"
      texts={section}
      aside={
        <div className="mt-6">
          <Widget tag="salary-report-form" />
        </div>
      }
    >
      <SalaryExplorer site={site} layout="compact" job="superintendent" place="texas" />
      <noscript>
        <table className="table">
          <TableCaption>{fillText(section.caption, { year: salaries.year })}</TableCaption>
          <TableHead columns={[pay.role, pay.range, pay.average]} />
          <tbody>
            {rankRoles(salaries).map((row) => (
              <tr key={row.role}>
                <th scope="row">{getRoleName(pay, row.role)}</th>
                <td>{formatRange(row)}</td>
                <td>{formatDollars(row.average)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </noscript>
      <MethodologyLink className="mt-3" />
    </Section>
  );
}

function SpecializedSearches({ site: { home, language, navigation } }: { site: Site }) {
  const { searches } = home;
  const [name, detail] = searches.columns;
  return (
    <Section
      id="searches"
      mark={{ number: 4, sheet: "A-400" }}
      texts={searches}
      aside={
        <InlineLinks
          className="mt-8 flex-col gap-x-6 max-md:hidden"
          linkLanguage={language === SOURCE_LANGUAGE ? undefined : SOURCE_LANGUAGE}
          {...navigation.footer.states}
        />
      }
    >
      <table>
        <thead className="max-md:hidden">
          <tr className="*:h-10 *:border-t *:border-ink *:pr-4 *:font-mono *:text-13 *:text-ink-2">
            <th scope="col">{name}</th>
            <th scope="col">{detail}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {searches.rows.map((row) => (
            <tr key={row.name} className="relative *:border-t *:border-line last:*:border-b hover:bg-sheet">
              <th scope="row" className="pr-4">
                <a
                  className="block min-h-11 content-center font-head text-16 leading-120 font-label tracking-small no-underline before:absolute before:inset-0 md:text-20"
                  href={row.urgent ? row.href.replace("#", "?urgency=urgent#") : row.href}
                >
                  {row.name}
                </a>
              </th>
              <td className="pr-2 text-16 font-strong max-md:text-right  md:pr-4 md:text-17 min-[360px]:whitespace-nowrap">
                {row.detail}
              </td>
              <td className="w-6 *:ml-auto *:max-w-none">
                <ArrowRight />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
