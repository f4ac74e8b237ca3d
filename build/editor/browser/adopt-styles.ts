export function adoptStylesheet(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  return sheet;
}

/**
 * Moves the editor's styles to adopted stylesheets, because the site's CSP forbids style elements. Drops font faces,
 * which would load from a CDN; the site serves the fonts itself.
 */
const { head } = document;
const append = head.appendChild.bind(head);

head.appendChild = <T extends Node>(node: T): T => {
  if (!(node instanceof HTMLStyleElement)) return append(node);
  const sheet = adoptStylesheet(node.textContent);
  for (let index = sheet.cssRules.length - 1; index >= 0; index -= 1)
    if (sheet.cssRules[index] instanceof CSSFontFaceRule) sheet.deleteRule(index);
  // The editor looks for this id to check whether its styles are present.
  const marker = document.createElement("meta");
  marker.id = node.id;
  append(marker);
  return node;
};

// Preserves line breaks in the editor's error dialog, so that each mistake has its own line.
adoptStylesheet('[role="alertdialog"] .error { white-space: pre-line }');
