import type { Locator } from "playwright";

/** Simulates browser translation, which replaces each text node with a `<font>` element. */
export const simulateTranslation = (locator: Locator): Promise<void> =>
  locator.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.parentElement || text.parentElement.closest("font, option, svg, script, style")) continue;
      const font = document.createElement("font");
      font.textContent = text.data;
      text.replaceWith(font);
    }
  });
