/** Adds rules to the shadow root that a form stands in. */
export function adoptSheet(place: Element, rules: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  (place.getRootNode() as ShadowRoot).adoptedStyleSheets.push(sheet);
}
