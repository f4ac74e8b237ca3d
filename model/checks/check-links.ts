import { listWrittenEntries, type SiteCheck, type LinkTargets } from "../kinds/site.ts";
import { checkStrings, checkLines } from "./check-texts.ts";
import { describeChoice } from "../source/describe-issue.ts";
import type { MarkdownCheck } from "./check-prose.ts";
import { TAG_ATTRIBUTES } from "../tags/tags.ts";
import { mistakeAt } from "../source/check-source.ts";
import type { Mistake } from "../source/content-error.ts";
import { isReference, type MarkdownSource } from "../source/markdown-source.ts";
import type { FieldPath, FieldPlaces } from "../source/yaml-source.ts";
import { listFormerPaths } from "../kinds/routes.ts";
import type { DataCheck } from "./check-data.ts";

const LINK_FIELD = /href$/i;

/**
 * Reports internal links in fields that lead to missing pages, or to missing anchors on pages whose anchors
 * are known.
 */
export const checkLinks: SiteCheck = (site, sources) => {
  const { data, targets } = sources;
  const entries = listWrittenEntries(site, sources).map(({ value, places }) => ({ ...places, value }));
  return [...data.values(), ...entries].flatMap((source) =>
    checkStrings(source, (text, path) =>
      LINK_FIELD.test(String(path.at(-1))) && text.startsWith("/")
        ? describeBrokenPath(text, targets)
        : undefined,
    ),
  );
};

const CODE = /`[^`]*`/g;

/** Matches the target of a link and its title, which may contain parentheses in pairs. */
const TARGET = String.raw`\(((?:[^()]|\([^()]*\))*)\)`;

const PICTURE = new RegExp(String.raw`!\[([^\]]*)\]${TARGET}`, "g");

const LINK = new RegExp(String.raw`\]${TARGET}`, "g");

const TITLE = /\s+(?:"[^"]*"|'[^']*')$/;

/** Reports links that are neither external nor lead to a page or file on this site, or that would appear as text. */
export const checkMarkdownLinks: MarkdownCheck = (source, { targets }) => [
  ...checkLines(source, "link", ({ text }) => {
    if (!text.includes("]")) return [];
    // A picture may be the text of a link.
    const prose = text.replace(CODE, "").replace(PICTURE, "picture");
    return [
      ...Array.from(
        prose.matchAll(LINK),
        ([, found = ""]) => describeBrokenLink(found.trim().replace(TITLE, ""), targets) ?? [],
      ).flat(),
      ...describePlainLinks(prose, source),
    ];
  }),
  ...checkDefinitions(source, targets),
  ...source.blocks.flatMap(({ yaml }) =>
    checkStrings(yaml, (text, path) =>
      path.at(-1) === "href" && text.startsWith("/") && targets !== undefined
        ? describeBrokenPath(text, targets)
        : undefined,
    ),
  ),
];

const DEFINITION = /^ {0,3}\[([^\]]+)\]:\s*<?([^\s>]+)/;

/** Reports targets of reference links, such as `[name]: /services`, which are not part of the prose. */
function checkDefinitions(source: MarkdownSource, targets: LinkTargets | undefined): Mistake[] {
  if (source.links.references === undefined) return [];
  const { body, bodyLine, frontMatter } = source;
  return body.split("\n").flatMap((text, index) => {
    const [, name = "", target = ""] = DEFINITION.exec(text) ?? [];
    const problem = isReference(source, name) ? describeBrokenLink(target, targets) : undefined;
    return problem === undefined
      ? []
      : [{ file: frontMatter.file, line: bodyLine + index, field: "link", problem }];
  });
}

const LINK_PARTS =
  /\[([^[\]]*)\](?:\[((?!source:)[^[\]]+)\]|(\s+)(\((?:[/#]|https?:|mailto:|tel:|www\.)[^()]*\)))/g;

/** Describes links without text, and what is meant as a link but is none to Markdown. */
function describePlainLinks(text: string, source: MarkdownSource): string[] {
  const problems = Array.from(
    text.matchAll(/\[\s*\]\([^)]*\)/g),
    ([found]) => `found "${found}", expected text between the brackets`,
  );
  for (const [found, label = "", name, space, target = ""] of text.matchAll(LINK_PARTS))
    if (space !== undefined)
      problems.push(`found a space between "[${label}]" and "${target}", expected none`);
    else if (name !== undefined && !isReference(source, name))
      problems.push(`found "${found}", expected the address in parentheses, such as [${label}](/services)`);
  const unclosed = /\]\([^)]*$/.exec(text)?.[0];
  if (unclosed !== undefined)
    problems.push(
      `found "${unclosed}" without a closing parenthesis: add one after the address, on the same line`,
    );
  return problems;
}

const PICTURE_FILE = /\.(?:avif|jpe?g|png|svg|webp)$/i;

const PICTURE_REFERENCE = /!\[([^\]]*)\](?:\[([^\]]*)\])?(?!\()/g;

/**
 * Reports images without alt text, and images that are not files on this site, since pages load nothing from
 * other servers.
 */
export const checkPictures: MarkdownCheck = (source, { targets }) =>
  checkLines(source, "picture", ({ text }) => {
    if (!text.includes("![")) return [];
    const prose = text.replace(CODE, "");
    return [
      ...Array.from(prose.matchAll(PICTURE), ([, alt = "", found = ""]) => [
        alt.trim() === "" ? NO_ALT_TEXT : [],
        describeBrokenPicture(found.trim().replace(TITLE, ""), targets?.files) ?? [],
      ]).flat(2),
      ...Array.from(prose.matchAll(PICTURE_REFERENCE), ([found, alt = "", name = ""]) =>
        isReference(source, name || alt)
          ? `found "${found}", expected the name of the file in parentheses, such as ![A crane over a frame](/crane.jpg)`
          : [],
      ).flat(),
    ];
  });

const NO_ALT_TEXT =
  "found no alt text, expected a description of the picture, such as ![A crane over a frame](/crane.jpg)";

function describeBrokenPicture(target: string, files: ReadonlySet<string> | undefined): string | undefined {
  const found = `found "${target}"`;
  if (/^(?:[a-z]+:)?\/\//i.test(target))
    return `${found}, expected a file on this site: put the picture in site/public, and use its name after a slash, such as /crane.jpg`;
  if (!target.startsWith("/"))
    return `${found}, expected a slash before the name of a file in site/public${
      files?.has(`/${target}`) ? ` (did you mean "/${target}"?)` : ", such as /crane.jpg"
    }`;
  if (/\.gif$/i.test(target))
    return `${found}, expected a format other than GIF: export the picture as .png, or show a still image that links to the video`;
  if (/\s/.test(target)) return `${found}, expected no spaces: write "${target.replaceAll(/\s/g, "%20")}"`;
  if (!PICTURE_FILE.test(target))
    return `${found}, expected a picture whose name ends in .jpg, .png, .webp, .avif or .svg`;
  if (files === undefined || files.has(decodePath(target))) return undefined;
  const pictures = [...files].filter((name) => PICTURE_FILE.test(name)).map(encodeURI);
  return pictures.length === 0
    ? `${found}, expected a picture in site/public, which contains none: add the file`
    : `${describeChoice(target, pictures, "a picture in site/public")}: add the file to site/public, or correct the name`;
}

/** Returns the name of the file to which a link such as `/site%20plan.pdf` leads. */
function decodePath(target: string): string {
  try {
    return decodeURI(target);
  } catch {
    return target;
  }
}

const PAGE = "the path of a page, such as /services";

/** Describes what is wrong with an internal path, which may have an anchor; undefined if it is valid. */
function describeBrokenPath(target: string, targets: LinkTargets): string | undefined {
  const { routes, anchors, files } = targets;
  const [path = "", anchor] = target.split("#");
  if (!routes.has(path) && !files.has(decodePath(path)))
    return describeMovedPage(target, targets) ?? describeChoice(path, [...routes], PAGE);
  const pageAnchors = anchors.get(path);
  if (anchor === undefined || pageAnchors === undefined || pageAnchors.includes(anchor)) return undefined;
  const choices = pageAnchors.map((name) => `${path}#${name}`);
  return describeChoice(target, choices);
}

/** Describes a path whose page has another path now. */
export function describeMovedPage(
  target: string,
  { findMovedPage }: Pick<LinkTargets, "findMovedPage">,
): string | undefined {
  const [path = ""] = target.split("#");
  const moved = findMovedPage(path);
  const present = moved && moved + target.slice(path.length);
  return present && `found "${target}", expected "${present}", to which the page has moved`;
}

const PLACEHOLDER = /\{\{[^{}]*\}\}/g;

const EXTERNAL = /^(?:https?:\/\/\w|mailto:|tel:|\{\{\s*agency\.)/;

const EXPECTED = "a path such as /services, or a URL that starts with https://";

/**
 * Describes what is wrong with the URL of a Markdown link; undefined if it is valid.
 * @param targets undefined if page names are unknown
 */
function describeBrokenLink(target: string, targets: LinkTargets | undefined): string | undefined {
  if (/\s/.test(target.replaceAll(PLACEHOLDER, "")))
    return `found "${target}", expected a URL without spaces`;
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

/**
 * Matches the start of a tag, comment or declaration, but not an autolink such as `<https://…>` or `<name@…>`.
 */
const HTML = /<(?!https?:)\/?([a-z][a-z0-9:-]*)(?=[\s/>]|$)|<[!?]/gi;

/** Reports HTML other than widget tags, because the renderer would escape it. */
export const checkHtml: MarkdownCheck = ({ prose, frontMatter: { file } }) =>
  prose.flatMap(({ text, line }) => {
    if (!text.includes("<")) return [];
    return [...text.replace(/`[^`]*`/g, "").matchAll(HTML)]
      .filter(([, tag = ""]) => !TAG_ATTRIBUTES.has(tag))
      .slice(0, 1)
      .map(([found, tag = ""]) => ({
        file,
        line,
        ...(tag.includes("-")
          ? { field: "tag", problem: describeChoice(tag, [...TAG_ATTRIBUTES.keys()]) }
          : {
              field: "",
              problem: `found the HTML ${found}, expected Markdown: ** for bold, [text](/path) for a link, or a block`,
            }),
      }));
  });

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
