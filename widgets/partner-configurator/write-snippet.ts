import type { Heights } from "./measure-heights.ts";
import type { Choice, ConfiguratorSettings } from "./settings.ts";

const escape = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/**
 * Returns the embed code: CSS for the theme (if any) and the reserved space, then the script and the tag. CSS
 * comes first, so that space is reserved before the first paint.
 * @param origin origin of the site that serves the script
 */
export function writeSnippet(
  { form, attributes, properties, isPinned, heights }: Choice,
  { latest, pinned, email }: Pick<ConfiguratorSettings, "latest" | "pinned" | "email">,
  origin: string,
): string {
  const { file, integrity } = pinned.languages[attributes["lang"] ?? ""] ?? pinned;
  const script = isPinned
    ? `<script async src="${origin}${file}" integrity="${integrity}" crossorigin></script>`
    : `<script async src="${origin}${latest}"></script>`;
  const attributeText = Object.entries(attributes)
    .filter(([, value]) => value !== "")
    .map(([name, value]) => ` ${name}="${escape(value)}"`)
    .join("");
  const rules = Object.entries(properties)
    .filter(([, value]) => value !== "")
    .map(([name, value]) => `  ${name}: ${value};\n`)
    .join("");
  const heightRules = writeReservedHeight(form, heights);
  const style =
    rules + heightRules === "" ? "" : `<style>\n${rules && `${form} {\n${rules}}\n`}${heightRules}</style>\n`;
  return `${style}${script}\n<${form}${attributeText}><a href="mailto:${email}">${email}</a></${form}>`;
}

/**
 * Returns CSS that reserves space for a form: a zero-width pseudo-element with the form's height at each
 * width.
 */
function writeReservedHeight(form: string, [first, ...further]: Heights): string {
  if (!first) return "";
  const bands = further.map(
    ([width, height]) => `@container (width >= ${width}px) { ${form}::before { height: ${height}px } }\n`,
  );
  return `${form}:not([hidden]) { display: flow-root; container-type: inline-size; contain-intrinsic-inline-size: 320px }
${form}::before { content: ""; float: left; height: ${first[1]}px }
${bands.join("")}`;
}
