import { findRegion } from "../../../model/pay/state-pay.ts";
import type { Site } from "../../../model/kinds/site.ts";
import { hatchPattern } from "../../drawings/hatches.ts";
import { UsMapFigure } from "../../drawings/maps/us-map-figure.tsx";
import { fillText } from "../strings.ts";

/** Distances between the lines of hatches in user units, of the highest premium first. */
const PITCHES = [3.5, 6, 10];

const HATCHES = PITCHES.map((pitch, index) => hatchPattern(`premium-${index + 1}`, pitch, 0.6)).join("");

type PremiumMapProps = { site: Pick<Site, "salaries" | "states" | "locations"> };
type Region = Site["salaries"]["regions"][number];

/**
 * The map of the country, hatched by pay premium: the closer the lines, the higher the premium. A region of one state is
 * orange, the region that premiums refer to is plain, and states without a published premium are dashed. The key has the
 * same data for phones, which show no map.
 */
export function PremiumMap({ site: { salaries, states, locations } }: PremiumMapProps) {
  const texts = locations.premiums;
  const classNameOf = createClassNames(salaries.regions);
  const describe = (region: Region | undefined): string =>
    region === undefined
      ? texts.none
      : region.premium === 0
        ? texts.baseline
        : fillText(texts.over, { percent: region.premium });
  const unpublished = states.filter(({ slug }) => findRegion(salaries, slug) === undefined);
  const rows = [
    ...[...salaries.regions].sort((a, b) => b.premium - a.premium),
    ...(unpublished.length > 0 ? [undefined] : []),
  ];
  return (
    <div className="relative mt-5 mb-16 grid-cols-12 items-center gap-x-6 lg:grid">
      {/* Not in the map, since patterns of a hidden SVG are not painted elsewhere. */}
      <svg
        className="draw absolute size-0"
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: HATCHES }}
      />
      <UsMapFigure
        className="col-span-9 mb-9 lg:mb-0"
        label={locations.map}
        states={states}
        classNameOf={({ slug }) => classNameOf(findRegion(salaries, slug))}
        noteOf={({ slug }) => describe(findRegion(salaries, slug))}
      />
      <section className="col-span-3" aria-labelledby="premiums-title">
        <h2 id="premiums-title" className="border-b border-ink pb-3 text-19 leading-125 tracking-term">
          {texts.title}
        </h2>
        <ul>
          {rows.map((region) => {
            const count = region?.states.length ?? unpublished.length;
            return (
              <li
                key={region?.region ?? texts.unpublished}
                className="grid grid-cols-[38px_1fr_auto] items-center gap-x-3.5 border-b border-line py-2.5 leading-130"
              >
                <svg className="draw us-map" viewBox="0 0 38 24" aria-hidden="true">
                  <g className={classNameOf(region)}>
                    <path className="us-state" d="M.5.5h37v23H.5z" />
                  </g>
                </svg>
                <span>
                  {region?.region ?? texts.unpublished}
                  <span className="block text-16 text-ink-2">
                    {count === 1 ? texts.state : fillText(texts.states, { count })}
                  </span>
                </span>
                <span className="font-head font-label">{describe(region)}</span>
              </li>
            );
          })}
        </ul>
        <p className="mt-3 text-16 leading-150 text-ink-2">{fillText(texts.note, { year: salaries.year })}</p>
      </section>
    </div>
  );
}

/** Returns a function that names the class of a region: its hatch, or what it has instead of one. */
function createClassNames(regions: readonly Region[]): (region: Region | undefined) => string {
  const premiums = regions
    .filter(({ premium, states }) => premium > 0 && states.length > 1)
    .map(({ premium }) => premium);
  const ranks = [...new Set(premiums)].sort((a, b) => b - a);
  return (region) => {
    if (region === undefined) return "premium-unpublished";
    if (region.premium === 0) return "premium-baseline";
    if (region.states.length === 1) return "premium-single";
    return `premium-${Math.min(PITCHES.length, ranks.indexOf(region.premium) + 1)}`;
  };
}
