import type { Language } from "./languages.ts";

export interface PinnedFile {
  file: string;
  integrity: string;
}

/** The English file and, by language code, files that also contain another language. */
export interface PinnedRelease extends PinnedFile {
  version: string;
  languages: Readonly<Record<string, PinnedFile>>;
}

/** URL of the unversioned script, which always serves the latest release. */
export const LATEST_EMBED_SCRIPT = "/embed/v1.js";

export interface EmbedBundle {
  pinned: PinnedRelease;
  archive: string;
  plugin: string;
}

export interface AdminFiles {
  script: string;
  previewStyles: string;
}

/** URLs of the scripts for our own pages. The strings of the page's language are built in. */
interface PageScripts {
  loader: string;
  /** URLs of additional scripts, by the name that a page's metadata uses. */
  pageScripts: Readonly<Record<string, string>>;
}

/** Stylesheets, and hashed URLs of scripts, that pages need. */
export interface BuiltAssets extends PageScripts {
  /**
   * All rules that pages may need, by template or by the name that a page's metadata uses. Pages inline those that they
   * use.
   */
  sheets: Readonly<Record<string, string>>;
  /** Classes in the sources of each widget, by tag, and of scripts that all pages have, under `runtime`. */
  scriptClasses: Readonly<Record<string, readonly string[]>>;
  /** URLs of linked stylesheets for standalone documents, by template name. */
  linkedSheets: Readonly<Record<string, string>>;
  translations: Readonly<Partial<Record<Language, PageScripts>>>;
  embed: EmbedBundle;
  admin: AdminFiles;
}

export interface PageAssets extends BuiltAssets {
  /** URL of the editor's configuration, which includes the English text that it shows to translators. */
  editorConfig: string;
}
