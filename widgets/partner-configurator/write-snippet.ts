import type { Heights } from "./measure-heights.ts";
import type { Choice, ConfiguratorSettings } from "./settings.ts";

const escape = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/**
 * The code that a partner copies: the room that the form needs, the script, the tag, and where colors were chosen their rule.
 * The room comes first, so that it is there before anything behind the form is shown.
 * @param origin of the site, which serves the script
 */
export function writeSnippet(
  { form, attributes, properties, isPinned, heights }: Choice,
  { moving, pinned, email }: Pick<ConfiguratorSettings, "moving" | "pinned" | "email">,
  origin: string,
): string {
  const script = isPinned
    ? `<script async src="${origin}${pinned.file}" integrity="${pinned.integrity}" crossorigin></script>`
    : `<script async src="${origin}${moving}"></script>`;
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

/** The rules that keep a form's room free: something without a width beside it, as high as the form at the width of the tag. */
function writeRoom(form: string, [first, ...further]: Heights): string {
  if (!first) return "";
  const bands = further.map(
    ([width, height]) => `@container (width >= ${width}px) { ${form}::before { height: ${height}px } }\n`,
  );
  return `${form}:not([hidden]) { display: flow-root; container-type: inline-size; contain-intrinsic-inline-size: 320px }
${form}::before { content: ""; float: left; height: ${first[1]}px }
${bands.join("")}`;
}
