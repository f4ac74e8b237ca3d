import type { MiddlewareHandler } from "hono";
import { readReceiptKey } from "../../../model/submissions/receipt-key.ts";
import type { BackendEnv } from "../../platform/serving/backend-env.ts";

export interface HeaderRule {
  path: string;
  pattern: RegExp;
  headers: readonly (readonly [name: string, value: string])[];
}

/**
 * Parses the `_headers` file of static hosts: one path per line, with its headers indented below. The local server
 * follows the same file, so that tests see what a host sends.
 * @throws Error for a line that is neither
 */
export function parseHeaderRules(text: string): HeaderRule[] {
  const rules: (HeaderRule & { headers: [string, string][] })[] = [];
  for (const line of text.split("\n")) {
    if (line.trim() === "" || line.trimStart().startsWith("#")) continue;
    const path = line.trim();
    if (!/^\s/.test(line)) rules.push({ path, pattern: toPattern(path), headers: [] });
    else {
      const [, name, value = ""] = /^\s+([\w-]+):(.*)$/.exec(line) ?? [];
      if (name === undefined) throw new Error(`_headers contains an invalid line: ${line.trim()}`);
      rules.at(-1)?.headers.push([name, value.trim()]);
    }
  }
  return rules;
}

function toPattern(path: string): RegExp {
  const parts = path.split("*").map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join(".*")}$`);
}

interface RedirectRule {
  to: string;
  status: 301 | 302 | 308;
}

/**
 * Parses the `_redirects` file of static hosts: `from to status` per line. Skips wildcard rules, which are for
 * hosts that do not run this server.
 */
export function parseRedirectRules(text: string): Map<string, RedirectRule> {
  const rules = new Map<string, RedirectRule>();
  for (const line of text.split("\n")) {
    const [from, to, status = "301"] = line.trim().split(/\s+/);
    if (from === undefined || to === undefined || from.startsWith("#") || from.includes("*")) continue;
    rules.set(from, { to, status: Number(status) as RedirectRule["status"] });
  }
  return rules;
}

/** Returns the receipt pages of all languages: those with a rule for `<page>%23*` in `_redirects`. */
export const listReceiptPages = (redirects: string): string[] =>
  Array.from(redirects.matchAll(/^(\S+)%23\* /gm), ([, page = ""]) => page);

/** Matches `<page>%23<key>`, even if the `%` is itself escaped, and captures what is after it. */
export const escapedReceiptLink = (page: string): RegExp =>
  new RegExp(`^${page}/?%(?:25)*23([\\w%=.&?+/;,!*()'|~-]{1,400})$`);

/**
 * Redirects receipt links whose `#` a mail gateway has escaped, which makes the key part of the path. Whatever else
 * the gateway added is removed. The response is not cached and sends no referrer.
 */
export function redirectEscapedReceiptLinks(page: string): MiddlewareHandler<BackendEnv> {
  const escapedLink = escapedReceiptLink(page);
  return async (context, next) => {
    const [, text] = escapedLink.exec(new URL(context.req.url).pathname) ?? [];
    const key = text && readReceiptKey(`#${text}`);
    if (key === undefined) return next();
    context.header("Cache-Control", "no-store");
    context.header("Referrer-Policy", "no-referrer");
    return context.redirect(`${page}#${key}`, 302);
  };
}
