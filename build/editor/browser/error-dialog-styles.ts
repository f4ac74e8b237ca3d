/** Preserves line breaks in the editor's error dialog, so that each mistake has its own line. */
const sheet = new CSSStyleSheet();
sheet.replaceSync('[role="alertdialog"] .error { white-space: pre-line }');
document.adoptedStyleSheets.push(sheet);
