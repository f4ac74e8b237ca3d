import type { Language } from "./languages.ts";

/** A file that partners may pin. */
export interface PinnedFile {
  file: string;
  integrity: string;
}

/** A release as single files: one in English, and one that also has another language. */
export interface PinnedRelease extends PinnedFile {
  version: string;
  languages: Readonly<Record<string, PinnedFile>>;
}

/** Built scripts for partners. */
export interface EmbedBundle {
  /** URL of the unversioned script, which always serves the latest release. */
  moving: string;
  /** The single-file release that partners can pin, with its integrity hashes. */
  pinned: PinnedRelease;
  archive: string;
  plugin: string;
}

export interface AdminFiles {
  script: string;
  config: string;
  /** Stylesheet of the preview. */
  previewStyles: string;
}

/** URLs of the scripts for our pages; the text of each language is built in. */
export interface PageScripts {
  /** The script that every page loads. */
  loader: string;
  /** Additional scripts, by the name in a page's meta. */
  pageScripts: Readonly<Record<string, string>>;
}

/** Stylesheets and hashed URLs that pages need. */
export interface PageAssets extends PageScripts {
  /** Inlined stylesheets, by template, or by the name in a page's meta. */
  sheets: Readonly<Record<string, string>>;
  /** URLs of linked stylesheets for standalone documents, by template. */
  linkedSheets: Readonly<Record<string, string>>;
  /** Scripts in the other languages. */
  translations: Readonly<Partial<Record<Language, PageScripts>>>;
  embed: EmbedBundle;
  admin: AdminFiles;
}
