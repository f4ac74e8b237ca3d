/** Where a path leads to, and with which status. */
export interface RedirectRule {
  to: string;
  status: 301 | 302 | 308;
}

/** Reads the `_redirects` file of static hosts: `from to status` a line. What has a wild card is for hosts that run no code of ours. */
export function parseRedirectRules(text: string): Map<string, RedirectRule> {
  const rules = new Map<string, RedirectRule>();
  for (const line of text.split("\n")) {
    const [from, to, status = "301"] = line.trim().split(/\s+/);
    if (from === undefined || to === undefined || from.startsWith("#") || from.includes("*")) continue;
    rules.set(from, { to, status: Number(status) as RedirectRule["status"] });
  }
  return rules;
}
