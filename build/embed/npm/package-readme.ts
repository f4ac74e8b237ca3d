import type { EmbedManifest } from "../embed-manifest.ts";
import { PACKAGE_NAME } from "./package-name.ts";

type Declaration = EmbedManifest["modules"][0]["declarations"][number];

const FENCE = "```";
const escapeCell = (text: string): string => text.replaceAll("|", "\\|");
const codeBlock = (language: string, code: string): string => `${FENCE}${language}\n${code}\n${FENCE}`;

export function packageReadme(
  declarations: readonly Declaration[],
  homepage: string,
  archive: string,
): string {
  const events = declarations[0]?.events.filter(({ name }) => !name.includes(":")) ?? [];
  return `# ${PACKAGE_NAME}

Recruitment forms as custom elements, for job boards and other sites. The package has no dependencies and does not contain the forms. It loads the release of the forms
that matches its version, verifies its hash, and provides types for its tags, attributes and events. The package is not in the npm registry; install the archive:

${codeBlock("sh", `npm install ${archive}`)}

${codeBlock(
  "tsx",
  `import "${PACKAGE_NAME}/react"; // or /react-18, /vue, /svelte; without a framework "${PACKAGE_NAME}"

export const Apply = () => <lead-form context="partner" partner="acme-jobs" />;`,
)}

In a browser, the import loads the script once. On a server, the import does nothing, so the same components can be server-rendered; put the import in a file that also
runs in the browser (in Next.js, a file with \`"use client"\`). ${homepage} configures a form with a live preview.

| Framework | Import | Notes |
| --- | --- | --- |
| none | \`${PACKAGE_NAME}\` | \`document.querySelector("lead-form")\` has typed events |
| React 19 | \`${PACKAGE_NAME}/react\` | \`onridgebeam-submitted={(event) => …}\` |
| Next.js | \`${PACKAGE_NAME}/react\` | add listeners through a \`ref\`: React 19 does not attach custom event listeners to server-rendered elements ([35446](https://github.com/react/react/issues/35446)) |
| React 18 | \`${PACKAGE_NAME}/react-18\` | React 18 sets string attributes only: write \`class\` and \`sandbox=""\`, and add listeners through a \`ref\` |
| Vue 3 | \`${PACKAGE_NAME}/vue\` | \`@ridgebeam-submitted="…"\`, and \`compilerOptions.isCustomElement\` must accept the tags |
| Svelte | \`${PACKAGE_NAME}/svelte\` | \`onridgebeam-submitted={…}\` |

## Loading the script yourself

${codeBlock(
  "ts",
  `import { loadForms } from "${PACKAGE_NAME}/load";

await loadForms({ prefix: "rb", nonce, version: "v1" });`,
)}

\`prefix\` is prepended to every tag name, \`nonce\` is the page's nonce, and \`origin\` is the origin of a copy of the site. \`language\` is the language of the forms if not English, such as \`es\`; the default is the page's language (\`<html lang>\`). \`version: "v1"\` loads the small entry script of the
latest release instead of this release's single file. The promise resolves when the tags are defined, and rejects if the script fails to load; the page's own content in
the tags then stays. A page that lists its Trusted Types policies must allow \`${PACKAGE_NAME}\`.

## Tags

${declarations.map(formSection).join("\n\n")}

## Events

Events bubble. Their \`detail\` has the form's tag and context, but nothing that the visitor typed. Each event is also dispatched under a name with a colon, such as \`ridgebeam:submitted\`.

| Event | When |
| --- | --- |
${events.map(({ name, description }) => `| \`${name}\` | ${escapeCell(description)} |`).join("\n")}
`;
}

function formSection({ tagName, description, attributes }: Declaration): string {
  const rows = attributes.map(({ name, type, default: initial, description: meaning }) =>
    [`\`${name}\``, `\`${type.text}\``, `\`${initial}\``, meaning].map(escapeCell).join(" | "),
  );
  return `### \`<${tagName}>\`

${description}

| Attribute | Type | Default | Meaning |
| --- | --- | --- | --- |
${rows.map((row) => `| ${row} |`).join("\n")}`;
}
