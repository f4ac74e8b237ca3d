/**
 * Adds CSS rules to a shadow root as a constructed stylesheet, since the CSP of a partner's page may block
 * `<style>`. Does nothing in a document without a window.
 */
export function adoptSheet(root: ShadowRoot, rules: string): void {
  const view = root.ownerDocument.defaultView;
  if (!view) return;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(rules);
  root.adoptedStyleSheets.push(sheet);
}
