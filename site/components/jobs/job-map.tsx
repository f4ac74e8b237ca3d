import type { Job } from "../../../model/kinds/jobs.ts";
import type { Site } from "../../../model/kinds/site.ts";
import { toNameSlug } from "../../../model/to-name-slug.ts";
import { DrawingFigure } from "../../drawings/drawing-figure.tsx";
import { stateMap, type MappedState } from "../../drawings/maps/state-map.ts";
import { PlainLink } from "../links.tsx";
import { fillText } from "../strings.ts";
import { formatPlace, stateName } from "./format-job.ts";
import { findStateJobs } from "./list-jobs.ts";

/**
 * Returns the map of an opening's state with its city first, whose mark is orange. A city that the state's page does
 * not list needs its position to have a mark.
 * @returns undefined for remote work, and in the District of Columbia, of which there is no map
 */
export function findJobMap({ city, state, location }: Job, { states }: Site): MappedState | undefined {
  const entry = states.find(({ slug }) => state !== undefined && slug === toNameSlug(state));
  if (entry === undefined) return undefined;
  const { slug, name, cities } = entry;
  const listed = cities.find((one) => one.name === city);
  const own = listed ?? (location && city !== undefined ? { name: city, ...location } : undefined);
  return {
    slug,
    name,
    cities: own === undefined ? cities : [own, ...cities.filter((one) => one !== own)],
    hasLead: own !== undefined,
  };
}

/** The map with the opening's city, and links to what the site says about the state. */
export function JobMap({ job, map, site }: { job: Job; map: MappedState | undefined; site: Site }) {
  const texts = site["jobs-page"].job;
  if (map === undefined || job.state === undefined) return null;
  const name = stateName(job.state, site);
  const { path, jobs } = findStateJobs(site, job.state);
  return (
    <section className="mt-14 md:mt-16" aria-labelledby="place-title">
      <h2 id="place-title">{texts.place}</h2>
      <div className="mt-6 grid grid-cols-1 border border-ink md:grid-cols-[3fr_2fr]">
        <DrawingFigure drawing={stateMap(map, { isCompact: true })} />
        <div className="border-ink px-5 py-6 max-md:border-t md:border-l md:px-7">
          <h3>{formatPlace(job, site)}</h3>
          <p className="mt-2 mb-4 text-17 leading-148 text-ink-2">{texts.address}</p>
          <PlainLink href={`/locations/${map.slug}`}>{fillText(texts.state, { state: name })}</PlainLink>
          {jobs.length > 1 && <PlainLink href={path}>{fillText(texts.others, { state: name })}</PlainLink>}
        </div>
      </div>
    </section>
  );
}
