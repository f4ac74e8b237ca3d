import { locate } from "../check-source.ts";
import { describeChoice } from "../describe-issue.ts";
import type { SiteCheck } from "./check-site.ts";

/** States: file named by slug, slugs and abbreviations once, neighbours known and mutual, related articles known. */
export const checkStates: SiteCheck = ({ states, articles }, sources) => {
  const slugs = states.map((state) => state.slug);
  const articleSlugs = articles.map((article) => article.slug);
  const bySlug = new Map(states.map((state) => [state.slug, state]));
  return [...sources.states].flatMap(([fileName, source]) => {
    const state = states.find((one) => one.slug === fileName);
    if (state === undefined) {
      const found = (source.value as { slug?: unknown } | undefined)?.slug;
      return typeof found === "string" && found !== fileName && slugs.includes(found)
        ? [
            {
              ...locate(source, ["slug"]),
              problem: `found "${found}", expected "${fileName}", the file's name`,
            },
          ]
        : [];
    }
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
        const isMutual =
          bySlug.get(neighbor)?.neighbors.includes(state.slug) === true || isOverseas(state.slug);
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
