/**
 * Adds CSS to a shadow root as a constructed stylesheet, since a partner's CSP may block `<style>`. Does
 * nothing in a document without a window.
 */
export function adoptStylesheet(root: ShadowRoot, rules: string): void {
  const view = root.ownerDocument.defaultView;
  if (!view) return;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(rules);
  root.adoptedStyleSheets.push(sheet);
}
