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
