/**
 * An element as data, `[tag, attributes, ...children]`; strings are text nodes and may contain placeholders
 * (see `fillText`).
 */
export type Markup = readonly [
  tag: string,
  attributes: Readonly<Record<string, string>>,
  ...children: (Markup | string)[],
];

export interface FormMarkup {
  nodes: readonly Markup[];
  /** CSS for this form only. */
  styles?: string;
  /** Hashes of the form's script files, its own first; empty in the single-file build. */
  files?: readonly string[];
  /**
   * Applies a tag's attributes to the prerendered markup, which contains every optional part. Absent for forms
   * whose attributes do not change the markup.
   */
  adapt?: (root: ParentNode, attributes: Readonly<Record<string, string>>, origin: string) => void;
  /** BCP 47 tag of a translated form; absent for English, as is `complete`. */
  lang?: string | undefined;
  /** Completes a page's own texts with those of the language, since the form's script has the English ones. */
  complete?: (strings: Strings) => Strings;
}

/** Build information for the partner script, from the module `embed:release`. */
export interface EmbedRelease {
  version: string;
  /** Origin of the published site, if configured. */
  origin?: string | undefined;
  /** URL of the hosted backend; empty if the backend is at the origin that serves the script. */
  backend: string;
  /** Codes of the languages other than English. */
  languages: readonly string[];
  tags: readonly string[];
  /** Attributes that any tag observes; each form ignores those of the others. */
  attributes: readonly string[];
}

/** Text overrides: any subset of the message table. */
export interface Strings {
  readonly [key: string]: string | Strings | undefined;
}

/** The code that hydrates a form: React, the component, and its styles. */
export interface FormPart {
  mountForm: (options: MountOptions) => (attributes: Readonly<Record<string, string>>) => void;
}

export interface MountOptions {
  tag: string;
  host: HTMLElement;
  /** Element that contains the form. */
  place: HTMLElement;
  attributes: Readonly<Record<string, string>>;
  strings: Strings;
  /** Language of our own text; undefined if the page replaces the English one. */
  lang: string | undefined;
  /**
   * Origin that served the script. The privacy policy is there, and so is the backend, unless a hosted one is
   * configured.
   */
  origin: string;
  adopt: (rules: string) => void;
  fail: () => void;
}

/** Where the partner script loads its parts from: separate files, or its own bundle. */
export interface EmbedSource {
  /** @param name `<tag>` for English, `<tag>.<language>` for a translation */
  markup: (name: string) => Promise<FormMarkup>;
  part: (markup: FormMarkup) => Promise<FormPart>;
}
