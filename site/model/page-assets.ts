/** The scripts for partners as they were written. */
export interface EmbedBundle {
  /** Address of the script that follows every release. */
  moving: string;
  /** The release's one file, and its integrity hash. */
  pinned: { version: string; file: string; integrity: string };
  /** Address of the package's archive, which `npm install` takes. */
  archive: string;
  /** Address of the plugin for WordPress. */
  plugin: string;
}

/** Addresses of the editor's files. */
export interface AdminFiles {
  script: string;
  config: string;
}

/** What every page is given: its styles, and the addresses of files, hashed names included. */
export interface PageAssets {
  /** The style sheets, which stand in the pages: by template or, where a template's pages differ, by the name in their meta. */
  sheets: Readonly<Record<string, string>>;
  /** Addresses of the sheets of documents outside the site's frame, by template. */
  linkedSheets: Readonly<Record<string, string>>;
  /** The script of every page. */
  loader: string;
  /** Further scripts, by the kind of page that names them in its meta. */
  pageScripts: Readonly<Record<string, string>>;
  /** The scripts for partners' pages. */
  embed: EmbedBundle;
  /** The editor's files, of which no other page loads one. */
  admin: AdminFiles;
}
