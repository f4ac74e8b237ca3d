import { locate } from "../loading/check-source.ts";
import { countWords } from "../loading/count-words.ts";
import { describeChoice } from "../loading/describe-issue.ts";
import type { MarkdownCheck } from "./check-markdown.ts";

/** Words a minute by which a read time is judged, and how far it may be off. */
const WORDS_PER_MINUTE = 220;
const TOLERANCE = 0.15;

/** The read time fits the number of words. */
export const checkReadTime: MarkdownCheck = ({ frontMatter, prose, blocks }) => {
  const { read } = (frontMatter.value ?? {}) as { read?: unknown };
  if (typeof read !== "string") return [];
  const minutes = parseInt(read, 10);
  const words = countWords(
    prose,
    blocks.map(({ yaml }) => yaml.value),
  );
  const actual = words / WORDS_PER_MINUTE;
  return Math.abs(actual - minutes) <= minutes * TOLERANCE
    ? []
    : [
        {
          ...locate(frontMatter, ["read"]),
          problem: `found "${read}" over ${words} words, expected about ${minutes * WORDS_PER_MINUTE} words at ${WORDS_PER_MINUTE} a minute`,
        },
      ];
};

/** Headings begin at level 2 and leave none out. */
export const checkHeadings: MarkdownCheck = ({ prose, frontMatter: { file } }) => {
  let level = 1;
  return prose.flatMap(({ heading, line }) => {
    if (heading === undefined) return [];
    const isInOrder = heading >= 2 && heading <= level + 1;
    const expected = `a heading of level 2${level > 1 ? ` to ${level + 1}` : ""}; the title is the one h1`;
    if (isInOrder) level = heading;
    return isInOrder
      ? []
      : [{ file, line, field: "heading", problem: `found level ${heading}, expected ${expected}` }];
  });
};

/** Every link into this site leads to a page. */
export const checkLinks: MarkdownCheck = (source, { routes }) => {
  if (routes === undefined) return [];
  return source.prose.flatMap(({ text, line }) =>
    [...text.matchAll(/\]\((\/[^)#\s]*)(#[^)\s]*)?\)/g)].flatMap(([, path = ""]) =>
      routes.has(path)
        ? []
        : [
            {
              file: source.frontMatter.file,
              line,
              field: "link",
              problem: describeChoice(path, [...routes]),
            },
          ],
    ),
  );
};

/** Every cited source is in the front matter. */
export const checkCitations: MarkdownCheck = (source) => {
  const { sources } = (source.frontMatter.value ?? {}) as { sources?: { id?: unknown }[] };
  const known = Array.isArray(sources) ? sources.map((one) => String(one.id)) : [];
  return source.prose.flatMap(({ text, line }) =>
    [...text.matchAll(/\[source:([^\]]*)\]/g)].flatMap(([, id = ""]) =>
      known.includes(id)
        ? []
        : [
            {
              file: source.frontMatter.file,
              line,
              field: "source",
              problem:
                known.length === 0
                  ? `found "${id}", expected an entry of that id among \`sources\` in the front matter`
                  : describeChoice(id, known),
            },
          ],
    ),
  );
};

/** A picture in Markdown or in HTML; the first group is its text, the second the tag's attributes. */
const IMAGE = /!\[([^\]]*)\]\(|<img\b([^>]*)>/g;

/** Every picture says what it shows. */
export const checkImages: MarkdownCheck = (source) => {
  return source.prose.flatMap(({ text, line }) =>
    [...text.matchAll(IMAGE)].flatMap(([, alt, attributes = ""]) => {
      const isDescribed = alt === undefined ? /\balt="[^"]+"/.test(attributes) : alt.trim() !== "";
      return isDescribed
        ? []
        : [
            {
              file: source.frontMatter.file,
              line,
              field: "image",
              problem:
                "found no text for it, expected what the picture shows, such as ![A crane over a frame](…)",
            },
          ];
    }),
  );
};
