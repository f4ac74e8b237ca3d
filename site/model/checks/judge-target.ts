import type { Anchors } from "../anchors.ts";
import { describeChoice } from "../loading/describe-issue.ts";

/** Where links may lead. */
export interface Targets {
  /** The paths of all pages. */
  routes: ReadonlySet<string>;
  anchors: Anchors;
  /** The addresses of the files in `site/public`. */
  files: ReadonlySet<string>;
}

const PAGE = "the path of a page, such as /services";

/** What is wrong with a path of this site, with or without an anchor; undefined when it leads somewhere. */
export function judgePath(target: string, { routes, anchors, files }: Targets): string | undefined {
  const [path = "", anchor] = target.split("#");
  if (!routes.has(path) && !files.has(path)) return describeChoice(path, [...routes], PAGE);
  const known = anchors.get(path);
  if (anchor === undefined || known === undefined || known.includes(anchor)) return undefined;
  const choices = known.map((name) => `${path}#${name}`);
  return describeChoice(target, choices);
}

/** Addresses of other sites, and of mail and phone programs; `{{agency.phoneHref}}` is one. */
const OUTSIDE = /^(?:https?:\/\/\w|mailto:|tel:|\{\{\s*agency\.)/;

const EXPECTED = "a path such as /services, or an address that begins with https://";

/**
 * What is wrong with the address of a link in Markdown; undefined when it leads somewhere.
 * @param targets undefined where the names of pages are not known
 */
export function judgeLink(target: string, targets: Targets | undefined): string | undefined {
  if (/\s/.test(target)) return `found "${target}", expected an address without spaces`;
  if (target.startsWith("/")) return targets && judgePath(target, targets);
  if (target.startsWith("#") || OUTSIDE.test(target)) return undefined;
  const meant = mend(target, targets);
  return `found "${target}", expected ${EXPECTED}${meant === undefined ? "" : `, did you mean "${meant}"`}`;
}

function mend(target: string, targets: Targets | undefined): string | undefined {
  const [, scheme, rest] = /^([a-z]+):?\/\/?(.+)$/i.exec(target) ?? [];
  if (scheme !== undefined && /^ht?t?ps?$/i.test(scheme)) return `https://${rest}`;
  if (/^www\./.test(target)) return `https://${target}`;
  if (target.includes("@")) return `mailto:${target}`;
  const path = `/${target.replace(/^(?:\.{1,2}\/)+/, "").replace(/(?:\.md|\.html)$/, "")}`;
  return targets?.routes.has(path) ? path : undefined;
}
