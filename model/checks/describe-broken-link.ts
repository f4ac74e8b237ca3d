import type { LinkTargets } from "../kinds/site.ts";
import { describeChoice } from "../source/describe-issue.ts";

const PAGE = "the path of a page, such as /services";

/** Describes what is wrong with an internal path, which may have an anchor; undefined if it is valid. */
export function describeBrokenPath(
  target: string,
  { routes, anchors, files }: LinkTargets,
): string | undefined {
  const [path = "", anchor] = target.split("#");
  if (!routes.has(path) && !files.has(path)) return describeChoice(path, [...routes], PAGE);
  const pageAnchors = anchors.get(path);
  if (anchor === undefined || pageAnchors === undefined || pageAnchors.includes(anchor)) return undefined;
  const choices = pageAnchors.map((name) => `${path}#${name}`);
  return describeChoice(target, choices);
}

const EXTERNAL = /^(?:https?:\/\/\w|mailto:|tel:|\{\{\s*agency\.)/;

const EXPECTED = "a path such as /services, or a URL that starts with https://";

/**
 * Describes what is wrong with the URL of a Markdown link; undefined if it is valid.
 * @param targets undefined if page names are unknown
 */
export function describeBrokenLink(target: string, targets: LinkTargets | undefined): string | undefined {
  if (/\s/.test(target)) return `found "${target}", expected a URL without spaces`;
  if (target.startsWith("/")) return targets && describeBrokenPath(target, targets);
  if (target.startsWith("#") || EXTERNAL.test(target)) return undefined;
  const suggestion = suggestTarget(target, targets);
  return `found "${target}", expected ${EXPECTED}${suggestion === undefined ? "" : ` (did you mean "${suggestion}"?)`}`;
}

function suggestTarget(target: string, targets: LinkTargets | undefined): string | undefined {
  const [, scheme, rest] = /^([a-z]+):?\/\/?(.+)$/i.exec(target) ?? [];
  if (scheme !== undefined && /^ht?t?ps?$/i.test(scheme)) return `https://${rest}`;
  if (/^www\./.test(target)) return `https://${target}`;
  if (target.includes("@")) return `mailto:${target}`;
  const path = `/${target.replace(/^(?:\.{1,2}\/)+/, "").replace(/(?:\.md|\.html)$/, "")}`;
  return targets?.routes.has(path) ? path : undefined;
}
