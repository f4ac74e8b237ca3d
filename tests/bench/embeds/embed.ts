/** A form in somebody else's page. */
export interface Embed {
  name: string;
  /**
   * What the page carries, as the embed's own documentation says.
   * @param script address of the embed's script
   */
  snippet: (script: string) => string;
  /** Selects what the visitor is to see: an element, or one in the shadow root of that. */
  form: { selector: string; inShadowRoot?: string };
}

/** One that is published on npm. */
export interface Peer extends Embed {
  package: string;
  version: string;
  /** The package's file that a page loads. */
  script: string;
}
