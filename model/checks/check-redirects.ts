import { mistakeAt } from "../source/check-source.ts";
import type { Mistake } from "../source/content-error.ts";
import { describeMovedPage } from "./check-links.ts";
import { describeChoice } from "../source/describe-issue.ts";
import type { FieldPath, FieldPlaces } from "../source/yaml-source.ts";
import { listFormerPaths } from "../kinds/routes.ts";
import type { DataCheck } from "./check-data.ts";
import type { SiteCheck } from "../kinds/site.ts";

/** Reports duplicate redirect paths, and redirects from paths that look like a state's abbreviation. */
export const checkRedirectPaths: DataCheck = ({ redirects }, { data }) => {
  const source = data.get("redirects");
  if (redirects === undefined || source === undefined) return [];
  const stateCodePath = new RegExp(`^${redirects.states.under}/[a-z]{2}$`);
  return redirects.paths.flatMap(({ from }, index) => {
    const first = redirects.paths.findIndex((other) => other.from === from);
    const problems: string[] = [];
    if (first < index)
      problems.push(`found "${from}", expected a different path, since entry ${first + 1} already uses it`);
    if (stateCodePath.test(from))
      problems.push(
        `found "${from}", expected a path other than a state code, because state codes redirect automatically`,
      );
    return problems.map((problem) => mistakeAt(source, ["paths", index, "from"], problem));
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
  const mistakes: Mistake[] = [];
  const report = (places: FieldPlaces, path: FieldPath, problem: string) =>
    mistakes.push(mistakeAt(places, path, problem));
  const checkTarget = (path: FieldPath, to: string): void => {
    if (!routes.has(to) && !sources.targets.translated.has(to))
      report(source, path, describeMovedPage(to, sources.targets) ?? describeChoice(to, pages));
  };
  const takenPaths = new Set([...pages, ...redirects.paths.map(({ from }) => from)]);
  for (const { from, kind, slug } of listFormerPaths(site)) {
    const places = sources.entries[kind].get(slug);
    if (places !== undefined && takenPaths.has(from))
      report(
        places,
        ["redirect_from"],
        `found "${from}", expected a path that no page or other redirect uses`,
      );
    takenPaths.add(from);
  }
  redirects.paths.forEach(({ from, to }, index) => {
    if (routes.has(from))
      report(source, ["paths", index, "from"], `found "${from}", expected a path that no page uses`);
    checkTarget(["paths", index, "to"], to);
  });
  redirects.gone.forEach((path, index) => {
    if (takenPaths.has(path))
      report(source, ["gone", index], `found "${path}", expected a path that no page or redirect uses`);
  });
  checkTarget(["states", "under"], redirects.states.under);
  checkTarget(["states", "unknown"], redirects.states.unknown);
  return mistakes;
};
