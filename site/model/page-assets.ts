import type { Language } from "./languages.ts";

/** A script file whose version partners can pin. */
export interface PinnedFile {
  file: string;
  integrity: string;
}

/**
 * A release in single files: an English one, and for each other language one that also contains that
 * language.
 */
export interface PinnedRelease extends PinnedFile {
  version: string;
  languages: Readonly<Record<string, PinnedFile>>;
}

/** Built scripts that partners embed. */
export interface EmbedBundle {
  /** URL of the unversioned script, which always serves the latest release. */
  latest: string;
  /** The single-file release that partners can pin, with integrity hashes. */
  pinned: PinnedRelease;
  archive: string;
  plugin: string;
}

export interface AdminFiles {
  script: string;
  /** URL of the stylesheet for the editor's preview. */
  previewStyles: string;
}

/** URLs of the scripts for our own pages. The strings of the page's language are built in. */
export interface PageScripts {
  /** URL of the script that every page loads. */
  loader: string;
  /** URLs of additional scripts, by the name that a page's metadata uses. */
  pageScripts: Readonly<Record<string, string>>;
}

/** Stylesheets and hashed URLs that pages need, which depend on the content only through texts in scripts. */
export interface BuiltAssets extends PageScripts {
  /** Inlined stylesheets, by template or by the name that a page's metadata uses. */
  sheets: Readonly<Record<string, string>>;
  /** URLs of linked stylesheets for standalone documents, by template name. */
  linkedSheets: Readonly<Record<string, string>>;
  /** Scripts for the other languages. */
  translations: Readonly<Partial<Record<Language, PageScripts>>>;
  embed: EmbedBundle;
  admin: AdminFiles;
}

export interface PageAssets extends BuiltAssets {
  /** URL of the editor's configuration, which contains all text that translations need. */
  editorConfig: string;
}
