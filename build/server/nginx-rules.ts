import { parseRedirectRules } from "./redirect-rules.ts";

interface Block {
  path: string;
  headers: string[];
}

/**
 * Translates `_headers` and `_redirects` into directives of nginx, to be included in a `server` block, so that all hosts obey the
 * same rules. Each location repeats the headers of the site, since nginx takes them over only where a location has none.
 * @throws Error for a path pattern that no location of nginx can stand for
 */
export function nginxRules(headers: string, redirects: string): string {
  const blocks = parseBlocks(headers);
  const everywhere = blocks.filter(({ path }) => path === "/*").flatMap((block) => block.headers);
  const folders = blocks.filter(({ path }) => path !== "/*").map((block) => toLocation(block, everywhere));
  const moved = [...parseRedirectRules(redirects)].map(
    ([from, { to, status }]) =>
      `location = ${quoted(from)} { return ${status} ${quoted(to, "$is_args$args")}; }`,
  );
  return `${["# Made from _headers and _redirects.", ...everywhere, ...folders, ...moved].join("\n")}\n`;
}

function parseBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  for (const line of text.split("\n")) {
    if (line.trim() === "" || line.trimStart().startsWith("#")) continue;
    if (!/^\s/.test(line)) blocks.push({ path: line.trim(), headers: [] });
    else {
      const [, name = "", value = ""] = /^\s*([^:\s]+):\s*(.*?)\s*$/.exec(line) ?? [];
      blocks.at(-1)?.headers.push(`add_header ${name} ${quoted(value)} always;`);
    }
  }
  return blocks;
}

function toLocation({ path, headers }: Block, everywhere: readonly string[]): string {
  const [, prefix, star] = /^(\/[^*]*)(\*?)$/.exec(path) ?? [];
  if (prefix === undefined) throw new Error(`nginx has no location for the path ${path} of _headers`);
  const lines = [...everywhere, ...headers, "try_files $uri.html $uri =404;"].map((line) => `  ${line}`);
  return `location ${star === "" ? "=" : "^~"} ${quoted(prefix)} {\n${lines.join("\n")}\n}`;
}

/**
 * A string of nginx.
 * @param variables appended as they are; nginx can not escape a dollar sign of the text itself
 */
function quoted(text: string, variables = ""): string {
  if (text.includes("$")) throw new Error(`nginx would take a variable out of: ${text}`);
  return `"${text.replace(/["\\]/g, "\\$&")}${variables}"`;
}
