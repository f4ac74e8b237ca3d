import { describeChoice } from "../source/describe-issue.ts";
import type { MarkdownCheck } from "./check-markdown.ts";
import { checkLines, checkStrings } from "./check-texts.ts";
import { describeBrokenLink, describeBrokenPath } from "./describe-broken-link.ts";

const CODE = /`[^`]*`/g;

const PICTURE = /!\[([^\]]*)\]\(([^)]*)\)/g;

const TITLE = /\s+(?:"[^"]*"|'[^']*')$/;

/** Reports links that are neither external nor lead to a page or file on this site. */
export const checkMarkdownLinks: MarkdownCheck = (source, { targets }) => [
  ...checkLines(source, "link", ({ text }) => {
    const links = text
      .replace(CODE, "")
      .replace(PICTURE, "")
      .matchAll(/\]\(([^)]*)\)/g);
    return [...links].flatMap(
      ([, found = ""]) => describeBrokenLink(found.trim().replace(TITLE, ""), targets) ?? [],
    );
  }),
  ...source.blocks.flatMap(({ yaml }) =>
    checkStrings(yaml, (text, path) =>
      path.at(-1) === "href" && text.startsWith("/") && targets !== undefined
        ? describeBrokenPath(text, targets)
        : undefined,
    ),
  ),
];

const PICTURE_FILE = /\.(?:avif|jpe?g|png|svg|webp)$/i;

/**
 * Reports images without alt text, and images that are not files on this site, since pages load nothing from
 * other servers.
 */
export const checkPictures: MarkdownCheck = (source, { targets }) =>
  checkLines(source, "picture", ({ text }) =>
    [...text.replace(CODE, "").matchAll(PICTURE)].flatMap(([, alt = "", found = ""]) =>
      [
        alt.trim() === "" ? NO_ALT_TEXT : [],
        describeBrokenPicture(found.trim().replace(TITLE, ""), targets?.files) ?? [],
      ].flat(),
    ),
  );

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
  if (!PICTURE_FILE.test(target))
    return `${found}, expected a picture whose name ends in .jpg, .png, .webp, .avif or .svg`;
  if (files === undefined || files.has(target)) return undefined;
  const pictures = [...files].filter((name) => PICTURE_FILE.test(name));
  return pictures.length === 0
    ? `${found}, expected a picture in site/public, which contains none: add the file`
    : `${describeChoice(target, pictures, "a picture in site/public")}: add the file to site/public, or correct the name`;
}
