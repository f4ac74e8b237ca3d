/** Addresses of the files that every page refers to, hashed names included. */
export interface PageAssets {
  /** The one style sheet. */
  styles: string;
  /** The one script that a page loads by itself. */
  loader: string;
  /** The two faces that the first screen is set in. */
  preloadFonts: readonly string[];
}
