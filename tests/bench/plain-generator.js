// @ts-check
// Lower bound for a site generator: reads each article, renders it with markdown-it into a template string, and writes
// it. `node plain-generator.js <articles> <output>`.
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import process from "node:process";
import createMarkdownIt from "markdown-it";
import { FOOTER, HEAD, HEADER, ORIGIN } from "./page-layout.js";

const [articles = "", output = ""] = process.argv.slice(2);
const markdown = new createMarkdownIt({ html: true, typographer: true });
const { escapeHtml } = markdown.utils;
mkdirSync(output, { recursive: true });
for (const file of readdirSync(articles).filter((name) => name.endsWith(".md"))) {
  const text = readFileSync(`${articles}/${file}`, "utf8");
  const end = text.indexOf("\n---\n");
  /** @param {string} name */
  const field = (name) =>
    escapeHtml(new RegExp(`^${name}: "?(.*?)"?$`, "m").exec(text.slice(0, end))?.[1] ?? "");
  const slug = file.slice(0, -".md".length);
  const page = `<!doctype html>
<html lang="en-US">
<head>${HEAD}<title>${field("title")}</title><meta name="description" content="${field("description")}"><link rel="canonical" href="${ORIGIN}/insights/${slug}"></head>
<body>${HEADER}<main><article><h1>${field("title")}</h1><p>${field("excerpt")}</p>${markdown.render(text.slice(end + 5))}</article></main>${FOOTER}</body>
</html>
`;
  writeFileSync(`${output}/${slug}.html`, page);
}
