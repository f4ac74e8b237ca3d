/**
 * Reads a property of the document from its prototype, since named elements shadow properties: with `<img
 * name="referrer">`, `document.referrer` is the image (HTML, "named access on the Document object"). Uses the
 * document's own prototype, since libraries such as MooTools replace `window.Document`.
 */
export const readDocumentProperty = <Name extends keyof Document>(name: Name): Document[Name] =>
  Reflect.get(Object.getPrototypeOf(document) as object, name, document);
