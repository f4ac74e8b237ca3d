/**
 * Reads a property from the document's prototype, since named elements shadow document properties: with `<img
 * name="referrer">`, `document.referrer` is the image (HTML, "named access on the Document object"). Gets the
 * prototype from the document itself, since libraries such as MooTools replace `window.Document`.
 */
export const readDocumentProperty = <Name extends keyof Document>(name: Name): Document[Name] =>
  Reflect.get(Object.getPrototypeOf(document) as object, name, document);
