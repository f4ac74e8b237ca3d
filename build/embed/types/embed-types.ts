import { COMMON_ATTRIBUTES } from "../../../model/tags/embed.ts";
import { EMBED_EVENTS } from "../../../widgets/embed/embedded-form.ts";
import { EMBEDDED_WIDGETS } from "../../../widgets/embed/embedded-widgets.ts";
import type { AttributeRules } from "../../../model/tags/tag-description.ts";

const toName = (tag: string): string =>
  tag.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());

export const toUnionType = (words: readonly string[]): string => words.map((word) => `"${word}"`).join(" | ");

function members(rules: AttributeRules): string {
  return Object.entries(rules)
    .map(([name, { words }]) => `  ${name}?: ${words ? toUnionType(words) : "string"} | undefined;`)
    .join("\n");
}

/** Generates the partner script's types: attributes, events, and the tags in JSX and the DOM. */
export function embedTypes(): string {
  return `${formTypes()}
declare global {
  namespace JSX {
    interface IntrinsicElements extends RidgebeamElements {}
  }
}

${reactTypes("RidgebeamElements")}`;
}

export const reactTypes = (elements: string): string => `declare module "react" {
  namespace JSX {
    interface IntrinsicElements extends ${elements} {}
  }
}
`;

/** Generates the forms' types without JSX, which the framework modules import. */
export function formTypes(): string {
  const forms = EMBEDDED_WIDGETS.map(({ tag, attributes }) => ({ tag, name: toName(tag), attributes }));
  const joinForms = (write: (form: (typeof forms)[number]) => string): string => forms.map(write).join("\n");
  const common = Object.entries(COMMON_ATTRIBUTES)
    .map(
      ([name, words]) =>
        `  ${name}?: ${toUnionType(words)}${name === "sandbox" ? ' | "" | boolean' : ""} | undefined;`,
    )
    .join("\n");
  return `// Types of the forms that https://…/embed/v1.js defines. Generated from the forms' own definitions.

export interface RidgebeamEventDetail {
  /** The form's tag without a prefix. */
  widget: ${toUnionType(forms.map(({ tag }) => tag))};
  context?: string;
  /** Only for \`ridgebeam:error\`. */
  reason?: string;
  /** Only in the sandbox: the simulated outcome. */
  sandbox?: string;
}

interface RidgebeamEvents {
${Object.keys(EMBED_EVENTS)
  .map((name) => `  "${name}": CustomEvent<RidgebeamEventDetail>;`)
  .join("\n")}
}

/** The same events with a hyphen, for templates that cannot bind event names with a colon. */
type RidgebeamEventAliases = {
  [Type in keyof RidgebeamEvents as Type extends \`ridgebeam:\${infer Name}\` ? \`ridgebeam-\${Name}\` : never]: RidgebeamEvents[Type];
};

export interface RidgebeamEventMap extends RidgebeamEvents, RidgebeamEventAliases {}

/** Handlers of the forms' events, as attributes. */
export type RidgebeamEventHandlers = {
  [Type in keyof RidgebeamEventMap as \`on\${Type}\`]?: ((event: RidgebeamEventMap[Type]) => unknown) | undefined;
};

/** Attributes of every form, including global attributes. */
export interface RidgebeamFormAttributes extends RidgebeamEventHandlers {
${common}
  id?: string | undefined;
  class?: string | undefined;
  className?: string | undefined;
  lang?: string | undefined;
  dir?: "ltr" | "rtl" | "auto" | undefined;
  hidden?: boolean | "" | "hidden" | "until-found" | undefined;
  title?: string | undefined;
  tabIndex?: number | undefined;
  role?: string | undefined;
  slot?: string | undefined;
  style?: unknown;
  children?: unknown;
  key?: string | number | bigint | null | undefined;
  ref?: unknown;
  dangerouslySetInnerHTML?: unknown;
  [data: \`data-\${string}\`]: unknown;
  [aria: \`aria-\${string}\`]: unknown;
  /** Native events as a framework names them, such as \`onClick\`. */
  [handler: \`on\${Capitalize<string>}\`]: ((event: any) => unknown) | undefined;
}

${joinForms(({ name, attributes }) => `export interface ${name}Attributes extends RidgebeamFormAttributes {\n${members(attributes)}\n}\n`)}
/** Events of a form's element: its own and native events. */
export interface RidgebeamElementEventMap extends HTMLElementEventMap, RidgebeamEventMap {}

export interface RidgebeamFormElement extends HTMLElement {
  addEventListener<Type extends keyof RidgebeamElementEventMap>(
    type: Type,
    listener: (this: this, event: RidgebeamElementEventMap[Type]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Type extends keyof RidgebeamElementEventMap>(
    type: Type,
    listener: (this: this, event: RidgebeamElementEventMap[Type]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

export interface RidgebeamElements {
${joinForms(({ tag, name }) => `  "${tag}": ${name}Attributes;`)}
}

/** The tags of a script with \`data-prefix\`: \`interface IntrinsicElements extends RidgebeamPrefixed<"rb"> {}\`. */
export type RidgebeamPrefixed<Prefix extends string> = {
  [Tag in keyof RidgebeamElements as \`\${Prefix}-\${Tag}\`]: RidgebeamElements[Tag];
};

declare global {
  interface HTMLElementTagNameMap {
${joinForms(({ tag }) => `    "${tag}": RidgebeamFormElement;`)}
  }
  interface DocumentEventMap extends RidgebeamEventMap {}
}
`;
}
