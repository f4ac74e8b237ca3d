/**
 * Reads a property of the document by its prototype, since a page's own elements stand before it: `<img name="referrer">` is what
 * `document.referrer` answers on a page that has one (HTML, "named access on the Document object"). By the document's own one, since libraries such as
 * MooTools put another object at `window.Document`.
 */
export const ofDocument = <Name extends keyof Document>(name: Name): Document[Name] =>
  Reflect.get(Object.getPrototypeOf(document) as object, name, document);
