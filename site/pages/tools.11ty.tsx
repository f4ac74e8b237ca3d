import { getSectionMark, SectionFrame, SectionMark } from "../components/section.tsx";
import { Widget } from "../components/widget.tsx";
import { drawingTexts } from "../drawings/load-drawing.ts";
import { heroPage } from "../layouts/hero-page.tsx";
import { definePage } from "../layouts/page.ts";
import { defineTranslatedPage } from "../layouts/define-pages.ts";
import type {
  CommonSettings,
  OfferSettings,
  SeatSettings,
  TurnoverSettings,
} from "../../widgets/hiring-calculator/settings.ts";
import { SOURCE_LANGUAGE } from "../../model/languages.ts";
import type { Site } from "../../model/kinds/site.ts";
import { localizePath } from "../../model/translation/addresses.ts";
import { listBands, rankRoles, payInRegion, payInState, findRegion } from "../../model/pay/state-pay.ts";
import { formatThousands, PAY_AXIS, getPlaceName, getRoleName } from "../../model/pay/format-dollars.ts";
import { toSlug } from "../../model/slug.ts";
import { PAY_METHODOLOGY_PATH } from "../components/links.tsx";
import { fillText } from "../components/strings.ts";

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
              <div className="xl:relative [&>hiring-calculator]:block">
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

function createCommonSettings(
  { tools }: Site,
  id: CommonSettings["id"],
  note: string,
  source: CommonSettings["source"],
): CommonSettings {
  const { title, lead, words } = tools[id];
  return { id, title, lead, words, note, tags: tools.tags, labels: tools.labels, source };
}

export function createOfferSettings(site: Site): OfferSettings {
  const { tools, salaries, states } = site;
  const names = site.layout.pay;
  const { start, fields, results, rows, note } = tools.offer;
  const regions = salaries.regions.map((region) => ({ slug: toSlug(region.region), region }));
  const isState = (slug: string): boolean => states.some((state) => state.slug === slug);
  return {
    ...createCommonSettings(site, "offer", fillText(note, { year: salaries.year }), {
      text: tools.labels.method,
      href: PAY_METHODOLOGY_PATH,
    }),
    roles: rankRoles(salaries).map(({ role, low, average, high }) => ({
      slug: toSlug(role),
      name: getRoleName(names, role),
      baseline: { low, average, high },
      bands: listBands(salaries, role).map((band) => ({
        slug: band.slug,
        name: `${band.experience}, ${band.text}`,
        low: band.low,
        high: band.high,
      })),
    })),
    places: [
      // A region that is also a state is listed only as a state.
      ...regions
        .filter(({ slug }) => !isState(slug))
        .map(({ slug, region }) => ({
          slug,
          name: getPlaceName(names, region.region),
          isRegion: true,
          region: slug,
        })),
      ...states.map(({ slug, name }) => {
        const region = findRegion(salaries, slug);
        const localName = getPlaceName(names, name);
        return {
          slug,
          name: localName,
          isRegion: false,
          ...(region
            ? { region: toSlug(region.region) }
            : { requestHref: requestHref(site, slug, localName) }),
        };
      }),
    ],
    regions: Object.fromEntries(
      regions.map(({ slug, region }) => [
        slug,
        {
          premium: region.premium,
          pay: Object.fromEntries(
            salaries.roles.map(({ role }) => [toSlug(role), payInRegion(salaries, role, region)]),
          ),
        },
      ]),
    ),
    axis: PAY_AXIS,
    start: { ...start, role: toSlug(start.role), place: start.state, years: "" },
    fields,
    results,
    rows,
  };
}

/**
 * Returns the URL of a form for requests in a state: on the state's page, or on the home page if state pages are not
 * translated.
 */
function requestHref(site: Site, slug: string, name: string): string {
  const path = `/locations/${slug}#request`;
  const home = `/?${new URLSearchParams({ place: name }).toString()}#contact`;
  return localizePath(site, path) ?? localizePath(site, home) ?? path;
}

function createSeatSettings(site: Site): SeatSettings {
  const { tools, salaries, states } = site;
  const { start, fields, results, rows, note } = tools.seat;
  const pay = payInState(salaries, start.role, start.state);
  const state = states.find(({ slug }) => slug === start.state);
  if (pay === undefined || state === undefined)
    throw new Error(
      `tools.yaml: the empty-seat calculator starts with ${start.role} in ${start.state}, for which salaries.yaml has no pay.`,
    );
  return {
    ...createCommonSettings(site, "seat", note, turnoverSource(site)),
    payFrom: fillText(fields.payFrom, {
      role: getRoleName(site.layout.pay, start.role),
      state: getPlaceName(site.layout.pay, state.name),
    }),
    start: {
      pay: pay.average,
      empty: start.days,
      "first-day": start.firstDay,
      ramp: tools.turnover.published.months,
      workdays: start.workdays,
    },
    fields,
    results,
    rows,
  };
}

function createTurnoverSettings(site: Site): TurnoverSettings {
  const { start, published, fields, results, rows, note } = site.tools.turnover;
  const savedRange = `${formatThousands(published.savedLow)}–${formatThousands(published.savedHigh)}`;
  return {
    ...createCommonSettings(
      site,
      "turnover",
      fillText(note, { saved: savedRange, gain: `${published.gain}%` }),
      turnoverSource(site),
    ),
    start: {
      people: start.people,
      turnover: published.rate,
      "cost-low": published.costLow,
      "cost-high": published.costHigh,
      productive: published.months,
      kept: published.gain,
    },
    fields,
    results,
    rows,
  };
}

function turnoverSource({ tools, articles, language }: Site): CommonSettings["source"] {
  const { article } = tools.turnover.published;
  const found = articles.find(({ slug }) => slug === article);
  if (found === undefined) throw new Error(`tools.yaml refers to the unknown article "${article}".`);
  // Articles are in English only.
  const lang = language === SOURCE_LANGUAGE ? {} : { lang: SOURCE_LANGUAGE };
  return { text: found.title, href: `/insights/${article}`, ...lang };
}
