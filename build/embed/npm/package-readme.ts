import { PACKAGE_NAME } from "./package-name.ts";

interface Attribute {
  name: string;
  type: { text: string };
  default?: string;
  description?: string;
}

export interface Declaration {
  tagName: string;
  description?: string;
  attributes: readonly Attribute[];
  events: readonly { name: string; description: string }[];
}

const FENCE = "```";
const cell = (text: string): string => text.replaceAll("|", "\\|");
const listing = (language: string, code: string): string => `${FENCE}${language}\n${code}\n${FENCE}`;

export function packageReadme(
  declarations: readonly Declaration[],
  homepage: string,
  archive: string,
): string {
  const events = declarations[0]?.events.filter(({ name }) => !name.includes(":")) ?? [];
  return `# ${PACKAGE_NAME}

Recruitment forms as custom elements, for job boards and other sites. The package has no dependency and no form in it: it loads the release of the forms that belongs to
its version, checked by its hash, and knows its tags, attributes and events. It is not published in a registry; install the archive:

${listing("sh", `npm install ${archive}`)}

${listing(
  "tsx",
  `import "${PACKAGE_NAME}/react"; // or /react-18, /vue, /svelte; without a framework "${PACKAGE_NAME}"

export const Apply = () => <lead-form context="partner" partner="acme-jobs" />;`,
)}

Importing it in a page loads the script, once. On a server it does nothing, so the same components render there; put the import where the browser runs it as well
(in Next.js a file with \`"use client"\`). ${homepage} sets a form up with a live preview.

| Framework | Import | To know |
| --- | --- | --- |
| none | \`${PACKAGE_NAME}\` | \`document.querySelector("lead-form")\` has the events' types |
| React 19 | \`${PACKAGE_NAME}/react\` | \`onridgebeam-submitted={(event) => …}\` |
| Next.js | \`${PACKAGE_NAME}/react\` | listeners through a \`ref\`: React 19 sets none of custom events on what a server has rendered ([35446](https://github.com/react/react/issues/35446)) |
| React 18 | \`${PACKAGE_NAME}/react-18\` | it sets texts alone: \`class\`, \`sandbox=""\`, and listeners through a \`ref\` |
| Vue 3 | \`${PACKAGE_NAME}/vue\` | \`@ridgebeam-submitted="…"\`, and \`compilerOptions.isCustomElement\` has to know the tags |
| Svelte | \`${PACKAGE_NAME}/svelte\` | \`onridgebeam-submitted={…}\` |

## Loading it yourself

${listing(
  "ts",
  `import { loadForms } from "${PACKAGE_NAME}/load";

await loadForms({ prefix: "rb", nonce, version: "v1" });`,
)}

\`prefix\` goes before every tag's name, \`nonce\` is the page's, \`origin\` is that of a copy of the site. \`version: "v1"\` loads the small entry that follows every release in place of
the release's one file. The promise resolves when the tags are defined, and rejects when the script cannot be had; what the page put into the tags then stays. A
page that names its Trusted Types policies allows \`${PACKAGE_NAME}\`.

## Tags

${declarations.map(section).join("\n\n")}

## Events

They bubble, and carry the form's tag and context in \`detail\`, nothing that the visitor typed. Each also comes with a colon, as in \`ridgebeam:submitted\`.

| Event | When |
| --- | --- |
${events.map(({ name, description }) => `| \`${name}\` | ${cell(description)} |`).join("\n")}
`;
}

function section({ tagName, description, attributes }: Declaration): string {
  const rows = attributes.map(({ name, type, default: initial, description: meaning }) =>
    [`\`${name}\``, `\`${type.text}\``, initial ? `\`${initial}\`` : "", meaning ?? ""].map(cell).join(" | "),
  );
  return `### \`<${tagName}>\`
${description ? `\n${description}\n` : ""}
| Attribute | Type | Default | Meaning |
| --- | --- | --- | --- |
${rows.map((row) => `| ${row} |`).join("\n")}`;
}
