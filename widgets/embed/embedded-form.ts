import type { ExplorerData } from "../../site/model/pay/explorer-data.ts";

/**
 * A DOM element as data: `[tag, attributes, ...children]`. Strings are text nodes and may contain
 * placeholders (see `fillText`).
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
  /** Hashes in the file names of the form's scripts, its own script first; empty in the single-file build. */
  files?: readonly string[];
  /**
   * Applies the tag's attributes to the prerendered markup, which contains every optional part. Missing if a
   * form's attributes do not change its markup.
   */
  adapt?: (root: ParentNode, attributes: Readonly<Record<string, string>>, origin: string) => void;
  /** BCP 47 tag of a translated form. Missing for English, as is `complete`. */
  lang?: string | undefined;
  /**
   * Adds the translated messages to those that the page provides, since the form's script contains only the
   * English ones.
   */
  complete?: (strings: Strings) => Strings;
  /** Pay data, for a translated explorer only. */
  pay?: ExplorerData;
}

/** Build information for the partner script, from the module `embed:release`. */
export interface EmbedRelease {
  version: string;
  /** Origin of the published site, if configured. */
  origin?: string | undefined;
  /** URL of a hosted backend; empty if the server that serves the script is also the backend. */
  backend: string;
  /** Codes of the languages other than English. */
  languages: readonly string[];
  tags: readonly string[];
  /** All attributes of all tags, which every tag observes. Each form ignores the attributes of the others. */
  attributes: readonly string[];
}

/** Messages that a page provides in place of ours: any subset of the message table. */
export interface Strings {
  readonly [key: string]: string | Strings | undefined;
}

/** The module that hydrates a form, with React, the form's component and its styles. */
export interface FormPart {
  mountForm: (options: MountOptions) => (attributes: Readonly<Record<string, string>>) => void;
}

export interface MountOptions {
  tag: string;
  host: HTMLElement;
  /** Element inside the shadow root that contains the form. */
  place: HTMLElement;
  attributes: Readonly<Record<string, string>>;
  strings: Strings;
  /** Language of our messages; undefined if the page replaces the English ones. */
  lang: string | undefined;
  /** Pay data of a translated explorer; undefined otherwise. */
  pay: ExplorerData | undefined;
  /**
   * Origin that served the script. The privacy policy is there, and unless a hosted backend is configured, so
   * is the backend.
   */
  origin: string;
  adopt: (rules: string) => void;
  fail: () => void;
}

/** How the partner script loads its parts: from separate files or from its own bundle. */
export interface EmbedSource {
  /** @param name `<tag>` for English, `<tag>.<language>` for a translation */
  markup: (name: string) => Promise<FormMarkup>;
  part: (markup: FormMarkup) => Promise<FormPart>;
}
