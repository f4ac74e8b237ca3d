import { EMBED_EVENTS } from "../../../widgets/embed/embedded-form.ts";
import { reactTypes, formTypes } from "../types/embed-types.ts";
import { type EmbedManifest, readPackageJson } from "../embed-manifest.ts";
import { gzipSync } from "node:zlib";
import { buffer } from "node:stream/consumers";
import { pack } from "tar-stream";
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { transform } from "esbuild";
import { projectPath } from "../../../site/settings/project-root.ts";
import { LATEST_EMBED_SCRIPT, type PinnedRelease } from "../../../model/page-assets.ts";
import { EMBEDDED_WIDGETS } from "../../../widgets/embed/embedded-widgets.ts";

/** Independent of the agency's brand, which may change, because partners' code imports this name. */
const PACKAGE_NAME = "ridgebeam-forms";

const frameworkTypes = (): Readonly<Record<string, string>> => ({
  react: `${REACT_IMPORT}${importOf("RidgebeamElements", "RidgebeamFormElement")}type Elements = {
  [Tag in keyof RidgebeamElements]: RidgebeamElements[Tag] & ClassAttributes<RidgebeamFormElement>;
};

${reactTypes("Elements")}`,
  "react-18": react18(),
  vue: vue(),
  svelte: `${importOf("RidgebeamElements")}${STRING_ATTRIBUTES}type Elements = { [Tag in keyof RidgebeamElements]: Written<RidgebeamElements[Tag]> };

declare module "svelte/elements" {
  interface SvelteHTMLElements extends Elements {}
}
`,
});

const REACT_IMPORT = 'import type { ClassAttributes } from "react";\n';

const importOf = (...names: readonly string[]): string =>
  `import type { ${names.join(", ")} } from "./forms.js";\n\nexport * from "./index.js";\n\n`;

/** Only React 19 omits attributes whose value is `false`. */
const STRING_ATTRIBUTES = `/** Attributes that are written as strings: \`sandbox={false}\` would become "false", which turns the sandbox on. */
type Written<Own extends { sandbox?: unknown }, Left extends PropertyKey = never> = {
  [Name in keyof Own as Name extends "sandbox" | Left ? never : Name]: Own[Name];
} & { sandbox?: Exclude<Own["sandbox"], boolean> };

`;

/**
 * React 18 sets custom element props as attributes: handlers are lost, `true` becomes a string, and
 * `className` does not set the class.
 */
function react18(): string {
  return `${REACT_IMPORT}${importOf("RidgebeamElements", "RidgebeamEventHandlers", "RidgebeamFormElement")}${STRING_ATTRIBUTES}type Unknown = keyof RidgebeamEventHandlers | "className";

/** Attributes that React 18 passes on. Listen to events through a \`ref\`, and use \`class\` for the class. */
type Elements = {
  [Tag in keyof RidgebeamElements]: Written<RidgebeamElements[Tag], Unknown> & ClassAttributes<RidgebeamFormElement>;
};

${reactTypes("Elements")}`;
}

/** Vue maps `@ridgebeam-submitted` to `onRidgebeamSubmitted`, but keeps event names with a colon verbatim. */
function vue(): string {
  const listeners = Object.keys(EMBED_EVENTS).flatMap((name) =>
    [capitalize(name), name.split(/[:-]/).map(capitalize).join("")].map(
      (listener) => `  "on${listener}"?: ((event: RidgebeamEventMap["${name}"]) => unknown) | undefined;`,
    ),
  );
  return `${importOf("RidgebeamElements", "RidgebeamEventMap")}${STRING_ATTRIBUTES}interface Listeners {
${listeners.join("\n")}
}

type Components = { [Tag in keyof RidgebeamElements]: new () => { $props: Written<RidgebeamElements[Tag]> & Listeners } };

declare module "vue" {
  interface GlobalComponents extends Components {}
}
`;
}

const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

type Declaration = EmbedManifest["modules"][0]["declarations"][number];

const FENCE = "```";
const escapeCell = (text: string): string => text.replaceAll("|", "\\|");
const codeBlock = (language: string, code: string): string => `${FENCE}${language}\n${code}\n${FENCE}`;

function packageReadme(declarations: readonly Declaration[], homepage: string, archive: string): string {
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

/** The fixed modification time that `npm pack` uses, for reproducible archives. */
const MODIFICATION_DATE = new Date("1985-10-26T08:15:00.000Z");

async function packArchive(files: Readonly<Record<string, string>>): Promise<Buffer> {
  const archive = pack();
  for (const name of Object.keys(files).sort())
    archive.entry({ name: `package/${name}`, mtime: MODIFICATION_DATE, mode: 0o644 }, files[name] ?? "");
  archive.finalize();
  return gzipSync(await buffer(archive), { level: 9 });
}

const exportConditions = (types: string, module: string) => ({
  import: { types: `./${types}.d.ts`, default: `./${module}.js` },
  require: { types: `./${types}.d.cts`, default: `./${module}.cjs` },
});

function packageJson(
  project: { version: string; license: string },
  homepage: string,
  frameworks: readonly string[],
): object {
  return {
    name: PACKAGE_NAME,
    version: project.version,
    // Prevents accidental publishing to a registry; partners install the archive.
    private: true,
    description:
      "Recruitment forms as custom elements: the script that defines them, with types for the DOM, React, Vue and Svelte.",
    license: project.license,
    homepage,
    type: "module",
    // Importing these entries loads the script.
    sideEffects: ["./index.js", "./index.cjs"],
    main: "./index.cjs",
    types: "./index.d.ts",
    exports: {
      ".": exportConditions("index", "index"),
      "./load": exportConditions("load", "load"),
      ...Object.fromEntries(frameworks.map((name) => [`./${name}`, exportConditions(name, "index")])),
      "./custom-elements.json": "./custom-elements.json",
      "./package.json": "./package.json",
    },
    customElements: "custom-elements.json",
    files: ["*.js", "*.cjs", "*.d.ts", "*.d.cts", "custom-elements.json"],
    keywords: ["custom-elements", "web-components", "forms"],
  };
}

const readSource = (name: string): string => readFileSync(projectPath(`build/embed/npm/${name}`), "utf8");
const LOADER_SOURCE = readSource("load.ts");

/** Loads the script and ignores errors: without the script, the tags' fallback content stays visible. */
const ENTRY_SOURCE = `import { loadForms } from "./load.js";

loadForms().catch(() => undefined);
`;

const toJson = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

/**
 * Writes the npm package for partners to `npm/`, and its tarball to the folder of this version. The tarball's name
 * contains its hash, because lock files record the tarball's integrity.
 * @param folder the `embed/` folder
 * @param origin origin of the published site, which serves the script
 * @param manifest the custom elements manifest
 * @returns the tarball's root-relative URL
 */
export async function writeNpmPackage(
  folder: string,
  origin: string,
  pinned: PinnedRelease,
  manifest: EmbedManifest,
): Promise<string> {
  const [{ declarations }] = manifest.modules;
  const homepage = `${origin}/partners`;
  const frameworks = frameworkTypes();
  const types = {
    forms: formTypes(),
    index: 'export type * from "./forms.js";\nexport type { LoadOptions } from "./load.js";\n',
    load: readSource("load-declaration.d.ts"),
    ...frameworks,
  };
  const files: Record<string, string> = {
    "custom-elements.json": toJson(manifest),
    ...(await compileToBothFormats("index", ENTRY_SOURCE)),
    ...(await compileToBothFormats("load", writeLoaderSource(origin, pinned))),
    "package.json": toJson(packageJson(readPackageJson(), homepage, Object.keys(frameworks))),
    ...Object.fromEntries(
      Object.entries(types).flatMap(([name, text]) => [
        [`${name}.d.ts`, text],
        [`${name}.d.cts`, toCommonJs(text)],
      ]),
    ),
  };
  const readme = (archive: string): string => packageReadme(declarations, homepage, `${origin}${archive}`);
  // Hash the README without the archive's name, which contains this hash.
  const hashedContent = JSON.stringify({ ...files, "README.md": readme("") });
  const hash = createHash("sha256").update(hashedContent).digest("hex").slice(0, 8).toUpperCase();
  const archive = `/embed/${pinned.version}/${PACKAGE_NAME}-${hash}.tgz`;
  files["README.md"] = readme(archive);
  const target = join(folder, "npm");
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(target, name), text);
  const address = join(folder, "..", archive);
  mkdirSync(dirname(address), { recursive: true });
  writeFileSync(address, await packArchive(files));
  return archive;
}

function writeLoaderSource(origin: string, { file, integrity, languages }: PinnedRelease): string {
  const [first] = EMBEDDED_WIDGETS;
  const constants = { origin, file, integrity, languages, latest: LATEST_EMBED_SCRIPT, tag: first?.tag };
  return `const RELEASE = ${JSON.stringify(constants, null, 2)};\n\n${LOADER_SOURCE}`;
}

async function compileToBothFormats(name: string, source: string): Promise<Record<string, string>> {
  const compile = async (format: "cjs" | "esm"): Promise<string> =>
    (await transform(source, { loader: "ts", target: "es2022", platform: "node", format })).code;
  return { [`${name}.js`]: await compile("esm"), [`${name}.cjs`]: toCommonJs(await compile("cjs")) };
}

const toCommonJs = (code: string): string => code.replaceAll(/"(\.\/\w+)\.js"/g, '"$1.cjs"');
