/** Options for loading the forms' script. */
export interface LoadOptions {
  /** Prefix for all tag names, such as `rb` for `rb-lead-form`, if another library uses the same names. */
  prefix?: string | undefined;
  /** The page's CSP nonce. */
  nonce?: string | undefined;
  /**
   * `pinned`: this package's release, verified by its hash. `v1`: a small entry script that is updated with
   * every release and loads a form's code when it is shown.
   */
  version?: "pinned" | "v1" | undefined;
  /** Language of the forms, such as `es`; defaults to the page's language (`<html lang>`). */
  language?: string | undefined;
  /** Origin of the script and the forms' backend; defaults to the site that this package was built for. */
  origin?: string | undefined;
}

/**
 * Loads the script that defines the forms' tags, once per page. Does nothing without a document, as in server
 * rendering.
 * @returns a promise that resolves when the tags are defined and rejects if the script cannot be loaded; the next
 * call then retries
 */
export declare function loadForms(options?: LoadOptions): Promise<void>;
