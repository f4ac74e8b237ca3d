/** An element as data, `[tag, attributes, ...children]`; a string is a text. Texts may hold marks, see `fillText`. */
export type Markup = readonly [
  tag: string,
  attributes: Readonly<Record<string, string>>,
  ...children: (Markup | string)[],
];

/** A form's markup before React, as the build rendered it. */
export interface FormMarkup {
  nodes: readonly Markup[];
  /** Rules that this form alone needs. */
  styles?: string;
  /** Names of the files that make it work, its own first; none where everything is in one file. */
  files?: readonly string[];
  /**
   * Fits the markup, which the build renders with everything that it can have, to a tag's attributes. Most forms look the same whatever
   * their attributes are.
   */
  adapt?: (root: ParentNode, attributes: Readonly<Record<string, string>>, origin: string) => void;
}

/** What the partner script knows about its own release, from the module `embed:release`. */
export interface EmbedRelease {
  version: string;
  /** Origin of the published site, where it is configured. */
  origin?: string | undefined;
  /** Address of the hosted backend; empty when it is the origin that serves the script. */
  backend: string;
  /** Names of each form's attributes, by its tag. */
  attributes: Readonly<Record<string, readonly string[]>>;
}

/** Overridden texts: the message table's shape, any part of it. */
export interface Strings {
  readonly [key: string]: string | Strings | undefined;
}

/** What takes the markup over: React, the form, and its rules. */
export interface FormPart {
  mountForm: (options: MountOptions) => (attributes: Readonly<Record<string, string>>) => void;
}

export interface MountOptions {
  tag: string;
  host: HTMLElement;
  /** Where the markup stands. */
  place: HTMLElement;
  attributes: Readonly<Record<string, string>>;
  strings: Strings;
  /** Language of the texts where they are ours; a page says the language of its own. */
  lang: string | undefined;
  /** Origin that served the script: of the privacy policy, and of the backend where there is no hosted one. */
  origin: string;
  /** Adds rules to the shadow root, which keeps them in any document. */
  adopt: (rules: string) => void;
  /** Told when React can not render the form. */
  fail: () => void;
}

/** Where the partner script gets its pieces from: other files, or itself. */
export interface EmbedSource {
  markup: (tag: string) => FormMarkup | Promise<FormMarkup>;
  part: (markup: FormMarkup) => Promise<FormPart>;
}
