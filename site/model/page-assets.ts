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

/** Addresses of the files that every page refers to, hashed names included. */
export interface PageAssets {
  /** The style sheet of every page. */
  styles: string;
  /** Further sheets, by the kind of page that names them in its meta. */
  pageStyles: Readonly<Record<string, string>>;
  /** The utilities of each template's components, by the template's name. */
  utilities: Readonly<Record<string, string>>;
  /** The script of every page. */
  loader: string;
  /** Further scripts, by the kind of page that names them in its meta. */
  pageScripts: Readonly<Record<string, string>>;
  /** The scripts for partners' pages. */
  embed: EmbedBundle;
  /** The editor's files, of which no other page loads one. */
  admin: AdminFiles;
  /** The two faces that the first screen is set in. */
  preloadFonts: readonly string[];
}
