import { EMBED_EVENTS } from "../../../widgets/embed/embedded-form.ts";
import { reactTypes } from "../types/embed-types.ts";

export const frameworkTypes = (): Readonly<Record<string, string>> => ({
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
