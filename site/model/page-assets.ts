/** Built scripts for partners. */
export interface EmbedBundle {
  /** URL of the script that follows every release. */
  moving: string;
  /** Single-file release, and its integrity hash. */
  pinned: { version: string; file: string; integrity: string };
  archive: string;
  plugin: string;
}

export interface AdminFiles {
  script: string;
  config: string;
  /** Stylesheet of the preview. */
  previewStyles: string;
}

/** Stylesheets and hashed URLs that pages need. */
export interface PageAssets {
  /** Inlined stylesheets, by template, or by the name in a page's meta. */
  sheets: Readonly<Record<string, string>>;
  /** URLs of linked stylesheets for standalone documents, by template. */
  linkedSheets: Readonly<Record<string, string>>;
  /** URL of the script of every page. */
  loader: string;
  /** URLs of page scripts, by the name in a page's meta. */
  pageScripts: Readonly<Record<string, string>>;
  embed: EmbedBundle;
  admin: AdminFiles;
}
