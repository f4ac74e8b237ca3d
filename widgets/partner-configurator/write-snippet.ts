import type { Heights } from "./measure-heights.ts";
import type { Choice, ConfiguratorSettings } from "./settings.ts";

const escape = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/**
 * Writes the embed code: CSS that sets the theme (if one was chosen) and reserves space, the script, and the
 * tag. The CSS comes first, so that the space is reserved before the page is painted.
 * @param origin origin of the site, which serves the script
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
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== "")
    .map(([name, value]) => ` ${name}="${escape(value)}"`)
    .join("");
  const rules = Object.entries(properties)
    .filter(([, value]) => value !== "")
    .map(([name, value]) => `  ${name}: ${value};\n`)
    .join("");
  const room = writeRoom(form, heights);
  const style = rules + room === "" ? "" : `<style>\n${rules && `${form} {\n${rules}}\n`}${room}</style>\n`;
  return `${style}${script}\n<${form}${written}><a href="mailto:${email}">${email}</a></${form}>`;
}

/**
 * Writes CSS that reserves space for a form: a pseudo-element without a width, whose height is that of the
 * form at the width of the tag.
 */
function writeRoom(form: string, [first, ...further]: Heights): string {
  if (!first) return "";
  const bands = further.map(
    ([width, height]) => `@container (width >= ${width}px) { ${form}::before { height: ${height}px } }\n`,
  );
  return `${form}:not([hidden]) { display: flow-root; container-type: inline-size; contain-intrinsic-inline-size: 320px }
${form}::before { content: ""; float: left; height: ${first[1]}px }
${bands.join("")}`;
}
