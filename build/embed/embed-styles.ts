import { readFileSync } from "node:fs";
import { transform } from "esbuild";
import { projectPath } from "../../site/settings/project-root.ts";
import { formatEmbedProperties } from "../../site/tokens/embed-theme.ts";

export type EmbedStyles = Record<keyof typeof STYLESHEETS, string>;

const STYLESHEETS = {
  base: ["embed/root", "styles/buttons", "styles/fields", "styles/forms", "embed/embed"],
  long: ["styles/long-forms", "embed/long-forms"],
  file: ["styles/file-field"],
  explorer: ["styles/salary-explorer", "styles/salary-explorer-card", "embed/salary-explorer"],
  explorerInUse: ["styles/salary-explorer-drawing", "styles/salary-explorer-compact", "styles/graphics"],
  jobs: ["styles/job-list"],
  checks: ["styles/checkboxes"],
  signIn: ["styles/sign-in"],
  sandbox: ["embed/sandbox"],
  narrow: ["embed/narrow-forms"],
  header: [
    "styles/small-buttons",
    "styles/header",
    "styles/quick-panel",
    "styles/mobile-menu",
    "embed/header",
  ],
  late: [
    "styles/form-states",
    "styles/file-field-states",
    "styles/thanks",
    "styles/notices",
    "embed/form-states",
    "styles/forced-colors",
  ],
};

const TOKENS: Readonly<Record<string, string>> = {
  base: `[data-rb] { ${formatEmbedProperties("first-paint")} }`,
  late: `[data-rb] { ${formatEmbedProperties("interaction")} }`,
};

const read = (path: string): string => readFileSync(projectPath(`widgets/${path}.css`), "utf8");

/**
 * Converts the site's CSS for shadow roots: width media queries become container queries, rem becomes px, colors,
 * fonts and radius use prefixed custom properties, and font sizes are inlined.
 */
export function fitToShadowRoot(css: string): string {
  return css
    .replace(/@media (\((?:min|max)-width)/g, "@container $1")
    .replace(/(\d*\.?\d+)rem\b/g, (_rem, value: string) => `${Number(value) * 16}px`)
    .replaceAll(/var\(--(?:color|font)-/g, "var(--rb-i-")
    .replaceAll(/--color-(?=[a-z\d-]+:)/g, "--rb-i-")
    .replaceAll("var(--radius-control)", "var(--rb-i-radius)")
    .replaceAll(/var\(--text-(\d+)\)/g, "$1px");
}

/** @throws Error if a rule would load a file or be ignored in a shadow root */
async function compile(name: string, files: readonly string[]): Promise<string> {
  const css = (TOKENS[name] ?? "") + fitToShadowRoot(files.map(read).join("\n"));
  const found = /url\(|@property|@import|@font-face/.exec(css);
  if (found !== null)
    throw new Error(
      `The embed stylesheet "${name}" contains ${found[0]}, which would load a file or be ignored in a shadow root`,
    );
  const { code } = await transform(css, { loader: "css", minify: true });
  // Minifies the values of custom properties, which esbuild preserves verbatim.
  return code
    .trim()
    .replaceAll(/(?<=var\(--[\w-]+,) |(?<=@container \([\w-]+:) | (?=\/)|(?<=\/) /g, "")
    .replaceAll(/--[\w-]+:[^;{}]*/g, (property) => property.replaceAll(/([(,:*])\s+|\s+(?=[)*])/g, "$1"));
}

export async function embedStyles(): Promise<EmbedStyles> {
  const sheets = await Promise.all(
    Object.entries(STYLESHEETS).map(async ([name, files]) => [name, await compile(name, files)] as const),
  );
  return Object.fromEntries(sheets) as EmbedStyles;
}
