/**
 * Lets the editor work under the policy of all pages, which allows no style elements: its styles become sheets that the document adopts.
 * Font faces are left out of them: those load from a content delivery network, and the editor has its fonts from here as well.
 */
const { head } = document;
const append = head.appendChild.bind(head);

head.appendChild = <T extends Node>(node: T): T => {
  if (!(node instanceof HTMLStyleElement)) return append(node);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(node.textContent);
  for (let index = sheet.cssRules.length - 1; index >= 0; index -= 1)
    if (sheet.cssRules[index] instanceof CSSFontFaceRule) sheet.deleteRule(index);
  document.adoptedStyleSheets.push(sheet);
  // By the element's id the editor knows that the style is there.
  const mark = document.createElement("meta");
  mark.id = node.id;
  append(mark);
  return node;
};
