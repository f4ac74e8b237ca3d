import { getSectionMark, SectionFrame, SectionMark } from "../components/section.tsx";
import {
  createOfferSettings,
  createSeatSettings,
  createTurnoverSettings,
} from "../components/tools/calculator-settings.ts";
import { Widget } from "../components/widget.tsx";
import { drawingTexts } from "../drawings/drawing-texts.ts";
import { heroPage } from "../layouts/hero-page.tsx";
import { definePage } from "../layouts/page.ts";
import { defineTranslatedPage } from "../layouts/define-pages.ts";

export default definePage({
  data: defineTranslatedPage("/tools"),
  render: ({ site }) => {
    const { sheet, contents } = site.tools;
    const calculators = [createOfferSettings(site), createSeatSettings(site), createTurnoverSettings(site)];
    return heroPage(site, {
      texts: site.tools,
      drawing: "covers/takeoff-4",
      labels: drawingTexts(site),
      meta: { breadcrumb: [{ text: sheet.title }], currentNavPath: "/insights" },
      heroEnd: (
        <nav className="mt-6.5" aria-label={contents}>
          <ol className="border-t border-ink">
            {calculators.map((settings, index) => (
              <li key={settings.id} className="border-b border-line">
                <a
                  className="flex min-h-12 items-center gap-5 font-head font-heading no-underline hover:underline"
                  href={`#${settings.id}`}
                >
                  <span className="font-mono text-13">{index + 1}</span>
                  {settings.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      ),
      body: (
        <>
          {calculators.map((settings, index) => (
            <SectionFrame key={settings.id} id={settings.id}>
              <div className="relative [&>hiring-calculator]:block">
                <SectionMark {...getSectionMark(sheet.code, index + 1)} href={`#${settings.id}`} />
                <Widget tag="hiring-calculator" kind={settings.id} settings={JSON.stringify(settings)} />
              </div>
            </SectionFrame>
          ))}
        </>
      ),
    });
  },
});
