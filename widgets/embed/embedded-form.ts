import type { ExplorerData } from "../../model/pay/explorer-data.ts";

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
  styles?: string;
  /** Hashes in the file names of the form's scripts, its own first; empty in the single-file build. */
  files?: readonly string[];
  /**
   * Applies the tag's attributes to the prerendered markup, which contains every optional element. Not set if
   * the form's attributes do not affect its markup.
   */
  adapt?: (root: ParentNode, attributes: Readonly<Record<string, string>>, origin: string) => void;
  /** BCP 47 tag of a translation; undefined for English. */
  lang?: string | undefined;
  /** Adds translated messages to those from the page, since the form's script contains only English ones. */
  complete?: (strings: Strings) => Strings;
  /** The salary explorer's pay data if it is translated. The English data is in its script. */
  pay?: ExplorerData;
}

export interface EmbedRelease {
  version: string;
  origin?: string | undefined;
  /** URL of a hosted backend; empty if the server that serves the script is also the backend. */
  backend: string;
  languages: readonly string[];
  tags: readonly string[];
  /** Union of all tags' attributes. Every tag observes all of them and ignores those of other tags. */
  attributes: readonly string[];
}

export interface Strings {
  readonly [key: string]: string | Strings | undefined;
}

/** Mounts a form with React. Returns a function that updates its attributes. */
export type MountForm = (options: MountOptions) => (attributes: Readonly<Record<string, string>>) => void;

export interface FormModule {
  mountForm: MountForm;
}

export interface MountOptions {
  tag: string;
  host: HTMLElement;
  /** The element in the shadow root that contains the form. */
  container: HTMLElement;
  attributes: Readonly<Record<string, string>>;
  strings: Strings;
  /** Language of the form's messages; undefined if the page replaces the English ones with its own. */
  lang: string | undefined;
  pay: ExplorerData | undefined;
  /** Origin of the script, the privacy policy and, unless a hosted backend is configured, the backend. */
  origin: string;
  adoptStyles: (rules: string) => void;
  fail: () => void;
}

/** @param prefix value of the script's `data-prefix` */
export type CheckPage = (prefix: string | undefined) => void;

export interface EmbedSource {
  /**
   * @param name `<tag>` for a form's English markup, `<tag>.<language>` for a translation, `page` for the check of the
   * page's tags
   */
  loadPart: <Part = FormMarkup>(name: string) => Promise<Part>;
  loadForm: (markup: FormMarkup) => Promise<FormModule>;
}

export const EMBED_EVENTS: Readonly<Record<string, string>> = {
  "ridgebeam:ready": "the form is ready to use",
  "ridgebeam:start": "the visitor starts filling it in",
  "ridgebeam:before-submit": "the form is complete and about to be sent; preventDefault() stops it",
  "ridgebeam:submitted": "the request is stored",
  "ridgebeam:error": "it could not be stored, or the form cannot work; detail.reason says why",
};
