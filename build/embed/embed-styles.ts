import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { transform } from "esbuild";
import { embedProperties } from "../../site/tokens/embed-theme.ts";

const read = (path: string): string =>
  readFileSync(fileURLToPath(new URL(`../../widgets/${path}`, import.meta.url)), "utf8");

/** The sheets of a partner's shadow root: with the form, with a form that takes files, and with React. */
export interface EmbedStyles {
  base: string;
  file: string;
  late: string;
}

/** The site's sheets that dress forms, and the one with what all widgets share. */
const SHEETS = ["buttons", "fields", "file", "forms", "notices", "widgets"];

/** Selectors of what is never embedded, or is written anew in `widgets/embed/embed.css`. */
const ELSEWHERE =
  /^(?:[a-z]+-[a-z-]+$|.*(?:\.quick|\.password|\.check\b|\.check-box|\.reversed|#notices|data-failed|\.btn-small|\.form-lead))/;

/** Selectors of what only a form in use shows. */
const LATE =
  /field-error|\.notice|form-thanks|form-success|btn-sending|visually-hidden|icon-(?:triangle|check|cross)|aria-invalid|:disabled|\[role="alert"\]|::after|@keyframes/;

const FILE = /\.file/;

/** What all of a form stands in, and what stands beside it. */
const FRAMES = "[data-widget-root], #notices, .form-fallback";

/** At-rules that a page's sheet needs and a shadow root does not: it has no pages without scripts. */
const UNUSED_RULE = /^@media \(scripting: none\)/;

interface Rule {
  /** Selectors, or an at-rule's name and condition. */
  head: string;
  body: string;
}

/** Cuts a sheet into its outermost rules. */
function toRules(css: string): Rule[] {
  const rules: Rule[] = [];
  let depth = 0;
  let start = 0;
  let open = 0;
  for (let index = 0; index < css.length; index += 1) {
    if (css[index] === "{" && depth++ === 0) open = index;
    if (css[index] === "}" && --depth === 0) {
      rules.push({ head: css.slice(start, open).trim(), body: css.slice(open + 1, index) });
      start = index + 1;
    }
  }
  return rules;
}

/** Keeps the selectors that a test wants, and what holds none of them not at all. */
function select(css: string, wants: (selector: string) => boolean): string {
  return toRules(css)
    .map(({ head, body }) => {
      if (UNUSED_RULE.test(head)) return "";
      if (head.startsWith("@keyframes")) return wants(head) ? `${head}{${body}}` : "";
      if (head.startsWith("@")) {
        const inner = select(body, wants);
        return inner === "" ? "" : `${head}{${inner}}`;
      }
      const selectors = splitSelectors(head).filter(
        (selector) => !ELSEWHERE.test(selector) && wants(selector),
      );
      return selectors.length === 0 ? "" : `${selectors.join()}{${body}}`;
    })
    .join("");
}

/** Cuts at commas outside of brackets. */
const splitSelectors = (head: string): string[] =>
  head.split(/,(?![^(]*\))/).map((selector) => selector.trim());

/**
 * Fits rules of the site to a partner's page: widths are the form's, not the window's; lengths do not follow the page's root;
 * colors, fonts and radius are custom properties of our own prefix; nothing is loaded.
 */
export function fitToShadowRoot(css: string): string {
  return css
    .replace(/\/\*[^]*?\*\/|@import [^;]+;/g, "")
    .replace(/@media (\((?:min|max)-width)/g, "@container $1")
    .replace(/(\d*\.?\d+)rem\b/g, (_rem, value: string) => `${Number(value) * 16}px`)
    .replaceAll(/var\(--(?:color|font)-/g, "var(--rb-i-")
    .replaceAll(/--color-(?=[a-z-]+:)/g, "--rb-i-")
    .replaceAll("var(--radius-control)", "var(--rb-i-radius)")
    .replaceAll(/var\(--text-(\d+)\)/g, "$1px")
    .replace(/background-image: var\(--image-[a-z]+\);/g, "");
}

/** @throws Error when a rule would load a file or be ignored in a shadow root */
async function minify(css: string): Promise<string> {
  const found = /url\(|@property|@import|@font-face/.exec(css);
  if (found !== null)
    throw new Error(`found ${found[0]} in the rules of embedded forms, where it has no effect`);
  const { code } = await transform(css, { loader: "css", minify: true });
  return code.trim();
}

/** Makes the three sheets. */
export async function embedStyles(): Promise<EmbedStyles> {
  const site = fitToShadowRoot(SHEETS.map((name) => read(`styles/${name}.css`)).join("\n"));
  const own = `${FRAMES} {${embedProperties()}}${fitToShadowRoot(read("embed/embed.css"))}`;
  const isLate = (selector: string): boolean => LATE.test(selector) && !FILE.test(selector);
  const isFile = (selector: string): boolean => FILE.test(selector);
  const [base, file, late] = await Promise.all([
    minify(select(site, (selector) => !isLate(selector) && !isFile(selector)) + own),
    minify(select(site, isFile)),
    minify(select(site, isLate) + fitToShadowRoot(read("embed/late.css"))),
  ]);
  return { base, file, late };
}
