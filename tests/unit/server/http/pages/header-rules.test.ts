import { expect, test } from "vitest";
import { parseHeaderRules } from "../../../../../server/http/pages/header-rules.ts";

const RULES = `# for every path
/*
  X-Content-Type-Options: nosniff
  Content-Security-Policy: default-src 'self'; img-src https://example.com:8443

/widgets/*
  Cache-Control: max-age=31536000, immutable
/insights/feed.xml
  Content-Type: application/atom+xml
`;

const headersOf = (path: string): string[] =>
  parseHeaderRules(RULES)
    .filter(({ pattern }) => pattern.test(path))
    .flatMap(({ headers }) => headers.map(([name]) => name));

test("in _headers, a star matches any text, and all matching rules apply", () => {
  expect(headersOf("/")).toEqual(["X-Content-Type-Options", "Content-Security-Policy"]);
  expect(headersOf("/widgets/contact-form.js")).toContain("Cache-Control");
  expect(headersOf("/about")).not.toContain("Cache-Control");
});

test("in _headers, a path without a star matches only itself, and a dot matches only a dot", () => {
  expect(headersOf("/insights/feed.xml")).toContain("Content-Type");
  expect(headersOf("/insights/feedAxml")).not.toContain("Content-Type");
});

test("in _headers, a value may contain colons", () => {
  const [rule] = parseHeaderRules(RULES);
  expect(rule?.headers[1]).toEqual([
    "Content-Security-Policy",
    "default-src 'self'; img-src https://example.com:8443",
  ]);
});
