import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import MarkdownIt from "markdown-it";
import { expect, test } from "vitest";

const markdown = new MarkdownIt({ html: true });

/** The project's docs. The site's own pages are covered by the content check. */
const files = [
  ...readdirSync("."),
  ...["docs", "widgets"].flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((name) => `${folder}/${String(name)}`),
  ),
].filter((name) => name.endsWith(".md"));

const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .replaceAll(" ", "-");

interface DocsPage {
  anchors: Set<string>;
  links: { href: string; line: number }[];
}

function readDocsPage(file: string): DocsPage {
  const page: DocsPage = { anchors: new Set(), links: [] };
  const tokens = markdown.parse(readFileSync(file, "utf8"), {});
  for (const [index, { type, content, map, children }] of tokens.entries()) {
    if (type !== "inline") continue;
    if (tokens[index - 1]?.type === "heading_open") page.anchors.add(anchorOf(content));
    for (const child of children ?? []) {
      const href = child.attrGet("href") ?? child.attrGet("src");
      if (href !== null) page.links.push({ href: String(href), line: (map?.[0] ?? 0) + 1 });
    }
  }
  return page;
}

const docsPages = new Map(files.map((file) => [file, readDocsPage(file)]));

function targetOf(file: string, href: string): string | undefined {
  if (/^[a-z]+:/.test(href)) return undefined;
  const [path = ""] = href.split("#");
  return path === "" ? file : normalize(join(dirname(file), decodeURIComponent(path)));
}

const docsFiles = readdirSync("docs", { recursive: true }).map((name) => `docs/${String(name)}`);

test("every link in the docs leads to an existing file and heading", () => {
  const broken = [...docsPages].flatMap(([file, { links }]) =>
    links
      .filter(({ href }) => {
        const target = targetOf(file, href);
        if (target === undefined) return false;
        if (!existsSync(target)) return true;
        const [, anchor] = href.split("#");
        return anchor !== undefined && docsPages.has(target) && !docsPages.get(target)?.anchors.has(anchor);
      })
      .map(({ href, line }) => `${file}:${line} ${href}`),
  );
  expect(broken).toEqual([]);
});

test("every docs page can be reached from the README, and every picture is shown", () => {
  const reachedFiles = new Set(["README.md"]);
  for (const file of reachedFiles)
    for (const { href } of docsPages.get(file)?.links ?? []) {
      const target = targetOf(file, href);
      if (target !== undefined) reachedFiles.add(target);
    }
  expect(docsFiles.filter((name) => /\.(?:md|png)$/.test(name) && !reachedFiles.has(name))).toEqual([]);
});

/** Size limits for docs pages and images in bytes. The first matching pattern applies. */
const SIZE_LIMITS: readonly (readonly [RegExp, number])[] = [
  [/^README\.md$/, 6_000],
  [/^docs\/architecture\.md$/, 9_000],
  [/^docs\/.*\.md$/, 15_000],
  [/^docs\/.*\.png$/, 120_000],
];

test("no page or picture in the docs is too large", () => {
  const oversizedFiles = ["README.md", ...docsFiles]
    .map((name) => [name, statSync(name).size, SIZE_LIMITS.find(([names]) => names.test(name))?.[1]] as const)
    .filter(([, size, largest]) => largest !== undefined && size > largest);
  expect(oversizedFiles).toEqual([]);
});
