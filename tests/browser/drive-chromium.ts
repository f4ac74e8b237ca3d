import { openBrowser, openContext } from "./open-browser.ts";
import { KEYS, type DrivenBrowser } from "./driven-browser.ts";

const NAMES: Readonly<Record<string, string>> = { [KEYS.tab]: "Tab", [KEYS.enter]: "Enter" };

export async function driveChromium(): Promise<DrivenBrowser> {
  const browser = await openBrowser();
  const page = await (await openContext(browser)).newPage();
  return {
    name: `Chromium ${browser.version()}`,
    open: async (url) => void (await page.goto(url)),
    run: (expression) => page.evaluate(expression),
    press: async (keys) => {
      for (const key of keys) await page.keyboard.press(NAMES[key] ?? key);
    },
    close: () => browser.close(),
  };
}
