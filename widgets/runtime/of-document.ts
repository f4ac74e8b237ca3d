/**
 * A property of the document. By its prototype, since a page's own elements stand before it: `<img name="referrer">` is what
 * `document.referrer` answers on a page that has one (HTML, "named access on the Document object").
 */
export const ofDocument = <Name extends keyof Document>(name: Name): Document[Name] =>
  Reflect.get(Document.prototype, name, document);
