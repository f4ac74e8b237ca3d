import type { AdminFiles } from "../../build/editor/write-admin.ts";
import type { EmbedBundle } from "../../build/embed/bundle-embed.ts";

/** Addresses of the files that every page refers to, hashed names included. */
export interface PageAssets {
  /** The style sheet of every page. */
  styles: string;
  /** Further sheets, by the kind of page that names them in its meta. */
  pageStyles: Readonly<Record<string, string>>;
  /** The one script that a page loads by itself. */
  loader: string;
  /** The scripts for partners' pages. */
  embed: EmbedBundle;
  /** The editor's files, of which no other page loads one. */
  admin: AdminFiles;
  /** The two faces that the first screen is set in. */
  preloadFonts: readonly string[];
}
