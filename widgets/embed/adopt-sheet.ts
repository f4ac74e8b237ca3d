/**
 * Adds rules to a shadow root, as a constructed stylesheet: a page's policy may block `<style>`. Nothing happens in a document without
 * a window, which shows nothing.
 */
export function adoptSheet(root: ShadowRoot, rules: string): void {
  const view = root.ownerDocument.defaultView;
  if (view === null) return;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(rules);
  root.adoptedStyleSheets.push(sheet);
}
