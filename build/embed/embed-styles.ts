import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { transform } from "esbuild";
import { embedProperties } from "../../site/tokens/embed-theme.ts";

/** The sheets of a partner's shadow root: with the form, with a form that takes files, and with React. */
export interface EmbedStyles {
  base: string;
  file: string;
  late: string;
}

/** The files of each, in their order; those of `styles/` dress our own pages as well. */
const SHEETS: Readonly<Record<keyof EmbedStyles, readonly string[]>> = {
  base: ["embed/root", "styles/buttons", "styles/fields", "styles/forms", "styles/fallback", "embed/embed"],
  file: ["styles/file", "embed/file"],
  late: ["styles/in-use", "styles/notices", "embed/late"],
};

/** What all of a form stands in, and what stands beside it. */
const FRAMES = "[data-widget-root], #notices, .form-fallback";

const read = (path: string): string =>
  readFileSync(fileURLToPath(new URL(`../../widgets/${path}.css`, import.meta.url)), "utf8");

/**
 * Fits rules of the site to a partner's page: widths are the form's, not the window's; lengths do not follow the page's root;
 * colors, fonts and radius are custom properties of our own prefix; sizes of text are numbers.
 */
export function fitToShadowRoot(css: string): string {
  return css
    .replace(/@media (\((?:min|max)-width)/g, "@container $1")
    .replace(/(\d*\.?\d+)rem\b/g, (_rem, value: string) => `${Number(value) * 16}px`)
    .replaceAll(/var\(--(?:color|font)-/g, "var(--rb-i-")
    .replaceAll(/--color-(?=[a-z-]+:)/g, "--rb-i-")
    .replaceAll("var(--radius-control)", "var(--rb-i-radius)")
    .replaceAll(/var\(--text-(\d+)\)/g, "$1px");
}

/** @throws Error when a rule would load a file or be ignored in a shadow root */
async function compile(names: readonly string[]): Promise<string> {
  const css = fitToShadowRoot(names.map(read).join("\n"));
  const found = /url\(|@property|@import|@font-face/.exec(css);
  if (found !== null)
    throw new Error(`found ${found[0]} in the rules of embedded forms, where it has no effect`);
  const { code } = await transform(css, { loader: "css", minify: true });
  return code.trim();
}

/** Makes the three sheets. */
export async function embedStyles(): Promise<EmbedStyles> {
  const [base, file, late] = await Promise.all([
    compile(SHEETS.base),
    compile(SHEETS.file),
    compile(SHEETS.late),
  ]);
  const properties = await transform(`${FRAMES} {${embedProperties()}}`, { loader: "css", minify: true });
  return { base: properties.code.trim() + base, file, late };
}
