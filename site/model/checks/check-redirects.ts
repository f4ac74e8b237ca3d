import { locateField } from "../source/check-source.ts";
import { describeChoice } from "../source/describe-issue.ts";
import { listFormerPaths } from "../kinds/routes.ts";
import type { DataCheck } from "./check-data.ts";
import type { SiteCheck } from "../kinds/site.ts";

/** Reports duplicate redirect paths, and redirects from paths that look like a state's abbreviation. */
export const checkRedirectPaths: DataCheck = ({ redirects }, { data }) => {
  const source = data.get("redirects");
  if (redirects === undefined || source === undefined) return [];
  const stateCodePath = new RegExp(`^${redirects.states.under}/[a-z]{2}$`);
  return redirects.paths.flatMap(({ from }, index) => {
    const createMistake = (problem: string) => ({
      ...locateField(source, ["paths", index, "from"]),
      problem,
    });
    const first = redirects.paths.findIndex((other) => other.from === from);
    return [
      ...(first < index
        ? [
            createMistake(
              `found "${from}", expected a different path, since entry ${first + 1} already uses it`,
            ),
          ]
        : []),
      ...(stateCodePath.test(from)
        ? [
            createMistake(
              `found "${from}", expected a path other than a state code, because state codes redirect automatically`,
            ),
          ]
        : []),
    ];
  });
};

/**
 * Reports redirects that shadow a page or whose target is not a page. Because a target is never another
 * redirect, there can be no chains or loops.
 */
export const checkRedirects: SiteCheck = (site, sources) => {
  const { redirects } = site;
  const source = sources.data.get("redirects");
  if (redirects === undefined || source === undefined) return [];
  const { routes } = sources.targets;
  const pages = [...routes];
  const createMistake = (path: PropertyKey[], problem: string) => ({ ...locateField(source, path), problem });
  const checkTarget = (path: PropertyKey[], to: string) =>
    routes.has(to) ? [] : [createMistake(path, describeChoice(to, pages))];
  const takenPaths = new Set([...pages, ...redirects.paths.map(({ from }) => from)]);
  const formerPathMistakes = listFormerPaths(site).flatMap(({ from, kind, slug }) => {
    const isTaken = takenPaths.has(from);
    takenPaths.add(from);
    const entrySource = sources.entries[kind].get(slug);
    return !isTaken || entrySource === undefined
      ? []
      : [
          {
            ...locateField(entrySource, ["redirect_from"]),
            problem: `found "${from}", expected a path that no page or other redirect uses`,
          },
        ];
  });
  return [
    ...formerPathMistakes,
    ...redirects.paths.flatMap(({ from, to }, index) => [
      ...(routes.has(from)
        ? [createMistake(["paths", index, "from"], `found "${from}", expected a path that no page uses`)]
        : []),
      ...checkTarget(["paths", index, "to"], to),
    ]),
    ...checkTarget(["states", "under"], redirects.states.under),
    ...checkTarget(["states", "unknown"], redirects.states.unknown),
  ];
};
