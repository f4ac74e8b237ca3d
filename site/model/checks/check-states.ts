import { locate } from "../loading/check-source.ts";
import { describeChoice } from "../loading/describe-issue.ts";
import type { SiteCheck } from "./check-site.ts";

/** States: abbreviations once, neighbours known and mutual, related articles known. */
export const checkStates: SiteCheck = ({ states }, sources) => {
  const slugs = [...sources.states.keys()];
  const articleSlugs = [...sources.articles.keys()];
  const bySlug = new Map(states.map((state) => [state.slug, state]));
  return [...sources.states].flatMap(([fileName, source]) => {
    const state = states.find((one) => one.slug === fileName);
    if (state === undefined) return [];
    const twin = states.find((other) => other !== state && other.abbr === state.abbr);
    const isDuplicate = twin !== undefined && state.name > twin.name;
    return [
      ...(isDuplicate
        ? [
            {
              ...locate(source, ["abbr"]),
              problem: `found "${state.abbr}", expected one that ${twin.name} does not have`,
            },
          ]
        : []),
      ...state.neighbors.flatMap((neighbor, index) => {
        const path = ["neighbors", index];
        if (!slugs.includes(neighbor))
          return [{ ...locate(source, path), problem: describeChoice(neighbor, slugs) }];
        // A neighbor whose own file has mistakes is not judged.
        const isMutual =
          bySlug.get(neighbor)?.neighbors.includes(state.slug) !== false || isOverseas(state.slug);
        return isMutual
          ? []
          : [
              {
                ...locate(source, path),
                problem: `found "${neighbor}", expected a state that lists ${state.slug} in return`,
              },
            ];
      }),
      ...state.related.flatMap((related, index) =>
        articleSlugs.includes(related)
          ? []
          : [{ ...locate(source, ["related", index]), problem: describeChoice(related, articleSlugs) }],
      ),
    ];
  });
};

/** Alaska and Hawaii have no land border; the states that they name are the nearest by custom, one way. */
const isOverseas = (slug: string): boolean => slug === "alaska" || slug === "hawaii";
