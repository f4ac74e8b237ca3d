/** Shows each mistake on a line of its own in the dialog of a failed save, which runs the lines of an error together. */
const sheet = new CSSStyleSheet();
sheet.replaceSync('[role="alertdialog"] .error { white-space: pre-line }');
document.adoptedStyleSheets.push(sheet);
