import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import MarkdownIt from "markdown-it";
import { expect, test } from "vitest";

const markdown = new MarkdownIt({ html: true });

/** The project's own texts; what editors write has checks of its own. */
const files = [
  ...readdirSync("."),
  ...["docs", "widgets"].flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((name) => `${folder}/${String(name)}`),
  ),
].filter((name) => name.endsWith(".md"));

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .replaceAll(" ", "-");

interface Text {
  /** Anchors of the headings, as GitHub writes them. */
  anchors: Set<string>;
  /** Where links lead, with the line that they stand in. */
  links: { href: string; line: number }[];
}

function readText(file: string): Text {
  const text: Text = { anchors: new Set(), links: [] };
  const tokens = markdown.parse(readFileSync(file, "utf8"), {});
  for (const [index, { type, content, map, children }] of tokens.entries()) {
    if (type !== "inline") continue;
    if (tokens[index - 1]?.type === "heading_open") text.anchors.add(anchorOf(content));
    for (const child of children ?? []) {
      const href = child.attrGet("href") ?? child.attrGet("src");
      if (href !== null) text.links.push({ href: String(href), line: (map?.[0] ?? 0) + 1 });
    }
  }
  return text;
}

const texts = new Map(files.map((file) => [file, readText(file)]));

test("every link of the project's texts leads to a file and a heading that are there", () => {
  const broken = [...texts].flatMap(([file, { links }]) =>
    links
      .filter(({ href }) => !/^[a-z]+:/.test(href))
      .filter(({ href }) => {
        const [path = "", anchor] = href.split("#");
        const target = path === "" ? file : normalize(join(dirname(file), decodeURIComponent(path)));
        if (!existsSync(target)) return true;
        return anchor !== undefined && texts.has(target) && !texts.get(target)?.anchors.has(anchor);
      })
      .map(({ href, line }) => `${file}:${line} ${href}`),
  );
  expect(broken).toEqual([]);
});
