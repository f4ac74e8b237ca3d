/** Where a path leads to, and with which status. */
export interface RedirectRule {
  to: string;
  status: 301 | 302 | 308;
}

/** Reads the `_redirects` file of static hosts: `from to status` a line. */
export function parseRedirectRules(text: string): Map<string, RedirectRule> {
  const rules = new Map<string, RedirectRule>();
  for (const line of text.split("\n")) {
    const [from, to, status = "301"] = line.trim().split(/\s+/);
    if (from === undefined || to === undefined || from.startsWith("#")) continue;
    rules.set(from, { to, status: Number(status) as RedirectRule["status"] });
  }
  return rules;
}
