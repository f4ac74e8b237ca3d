import { describeTheme } from "../../site/tokens/embed-theme.ts";
import { EMBED_ATTRIBUTES } from "../../model/tags/embed.ts";
import { EMBED_EVENTS } from "../../widgets/embed/embedded-form.ts";
import { EMBEDDED_WIDGETS } from "../../widgets/embed/embedded-widgets.ts";
import { CSS_PART_NAMES } from "../../model/tags/css-parts.ts";
import { TAGS_WITHOUT_BACKEND, type Messages } from "../../model/tags/tags.ts";
import type { AttributeRules } from "../../model/tags/tag-description.ts";
import { toUnionType } from "./types/embed-types.ts";
import { readFileSync } from "node:fs";
import { projectPath } from "../../site/settings/project-root.ts";

export interface EmbedDescriptions {
  forms: Readonly<Record<string, string>>;
  attributes: Readonly<Record<string, string>>;
  parts: Readonly<Record<string, string>>;
}

/**
 * Returns an attribute's default value in JSON: the first of its keywords, `"false"` for a flag, or an empty string.
 * @see the attribute tables in `widgets/<tag>/README.md`
 */
function defaultOf(name: string, words: readonly string[] | undefined, { leadForm }: Messages): string {
  if (name === "sandbox") return "null";
  // Without them, the list has all trades, and the form the page's language.
  if (name === "lang" || name === "trade") return '""';
  if (name === "context") return '"general"';
  if (name === "submit") return JSON.stringify(leadForm.submit);
  return JSON.stringify(words?.includes("false") ? "false" : (words?.[0] ?? ""));
}

function requireDescription(descriptions: Readonly<Record<string, string>>, name: string, what: string) {
  const description = descriptions[name];
  if (description === undefined)
    throw new Error(`No description of the ${what} "${name}": add one to content/_data/partners.yaml`);
  return { name, description };
}

function attributesOf(rules: AttributeRules, descriptions: EmbedDescriptions, messages: Messages) {
  const all = [
    ...Object.entries(rules).map(([name, { words }]) => [name, words] as const),
    ...("partner" in rules ? [["data-ref", undefined] as const] : []),
    ...Object.entries(EMBED_ATTRIBUTES),
  ];
  return all.map(([name, words]) => ({
    ...requireDescription(descriptions.attributes, name, "attribute"),
    type: { text: words ? toUnionType(words) : "string" },
    default: defaultOf(name, words, messages),
  }));
}

const EVENTS_WITHOUT_BACKEND: readonly string[] = ["ridgebeam:ready", "ridgebeam:error"];

const eventsOf = (tag: string) =>
  Object.entries(EMBED_EVENTS)
    .filter(([name]) => !TAGS_WITHOUT_BACKEND.includes(tag) || EVENTS_WITHOUT_BACKEND.includes(name))
    .flatMap(([name, description]) =>
      [name, name.replace(":", "-")].map((alias) => ({
        name: alias,
        description,
        type: { text: "CustomEvent<RidgebeamEventDetail>" },
      })),
    );

/**
 * Generates the custom elements manifest, for autocompletion in code editors.
 * @param path path of the module that defines the elements
 * @throws Error for a tag, attribute or part without a description
 * @see https://github.com/webcomponents/custom-elements-manifest version 2.1.0
 */
export function embedManifest(path: string, descriptions: EmbedDescriptions, messages: Messages) {
  const cssParts = CSS_PART_NAMES.map((name) => requireDescription(descriptions.parts, name, "part"));
  const cssProperties = describeTheme().map(({ name, syntax, initial, meaning }) => ({
    name,
    syntax,
    default: initial,
    description: meaning,
  }));
  const declarations = EMBEDDED_WIDGETS.map(({ tag, attributes }) => ({
    kind: "class",
    customElement: true,
    ...requireDescription(descriptions.forms, tag, "tag"),
    tagName: tag,
    attributes: attributesOf(attributes, descriptions, messages),
    events: eventsOf(tag),
    cssProperties,
    cssParts,
  }));
  const exports = declarations.map(({ name }) => ({
    kind: "custom-element-definition",
    name,
    declaration: { name, module: path },
  }));
  return {
    schemaVersion: "2.1.0",
    modules: [{ kind: "javascript-module", path, declarations, exports }] as const,
  };
}

export type EmbedManifest = ReturnType<typeof embedManifest>;

export const readPackageJson = (): { version: string; license: string } =>
  JSON.parse(readFileSync(projectPath("package.json"), "utf8")) as { version: string; license: string };
