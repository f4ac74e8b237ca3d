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
