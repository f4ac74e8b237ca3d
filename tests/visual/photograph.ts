import { existsSync } from "node:fs";
import { mkdir, rename } from "node:fs/promises";
import { join } from "node:path";
import type { Browser } from "playwright";
import { openWholeBrowser } from "../browser/open-browser.ts";
import { settlePage } from "./settle-page.ts";
import type { Picture } from "./shot.ts";

/** Pages that are open at once; more would only wait for the processor. */
const OPEN_PAGES = 3;

/** What the clock of every page says, and where it stands. */
const NOW = new Date("2026-01-15T15:00:00Z");
const TIME_ZONE = "America/New_York";

/** Texts keep their room and lose their letters, in shadow roots as well. */
const WITHOUT_LETTERS = `*, *::before, *::after, *::placeholder {
  color: transparent !important; -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important;
}
text, tspan { fill: transparent !important; stroke: transparent !important; }`;

/** The address that pages see, so that none shows a port that differs from run to run. */
const ORIGIN = "http://localhost";

/**
 * Takes the pictures that a folder does not have yet, as `<name>.png`.
 * @param url where the site is served
 * @param failures receives why a picture could not be taken, by name
 * @param isLayout leaves out the letters of texts
 */
export async function photograph(
  url: string,
  pictures: readonly Picture[],
  folder: string,
  failures: Map<string, string>,
  isLayout: boolean,
): Promise<void> {
  const style = isLayout ? WITHOUT_LETTERS : "";
  await mkdir(folder, { recursive: true });
  const browser = await openWholeBrowser([
    `--host-resolver-rules=MAP localhost:80 127.0.0.1:${new URL(url).port}`,
  ]);
  const waiting = untaken(pictures, folder);
  const work = async (): Promise<void> => {
    for (let picture = waiting.shift(); picture !== undefined; picture = waiting.shift()) {
      const { name } = picture;
      await takePicture(browser, picture, fileOf(folder, name), style).catch((error: Error) => {
        failures.set(name, error.message.split("\n", 1).join());
      });
    }
  };
  try {
    await Promise.all(Array.from({ length: OPEN_PAGES }, work));
  } finally {
    await browser.close();
  }
}

/** The pictures that are not in a folder. */
export const untaken = (pictures: readonly Picture[], folder: string): Picture[] =>
  pictures.filter(({ name }) => !existsSync(fileOf(folder, name)));

/** Where a picture is kept. */
export const fileOf = (folder: string, name: string): string => join(folder, `${name}.png`);

async function takePicture(
  browser: Browser,
  { shot, width }: Picture,
  file: string,
  style: string,
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width, height: width < 768 ? 844 : 900 },
    deviceScaleFactor: 1,
    locale: "en-US",
    timezoneId: TIME_ZONE,
    colorScheme: "light",
    reducedMotion: shot.reducedMotion ?? "reduce",
    javaScriptEnabled: shot.isWithoutScripts !== true,
    // The server counts submissions by sender; every width is a sender of its own.
    extraHTTPHeaders: { "x-forwarded-for": `192.0.2.${width % 251}` },
  });
  try {
    const page = await context.newPage();
    await page.clock.setFixedTime(NOW.getTime() + width);
    await page.goto(ORIGIN + shot.path, { waitUntil: "load" });
    // Where scripts do not run, nothing can be waited for but the network.
    if (shot.isWithoutScripts === true) await page.waitForLoadState("networkidle");
    else await settlePage(page);
    await shot.prepare?.(page);
    if (shot.prepare !== undefined) await settlePage(page);
    const draft = `${file}.draft`;
    await page.screenshot({
      path: draft,
      type: "png",
      fullPage: true,
      animations: "disabled",
      caret: "hide",
      scale: "css",
      style,
    });
    await rename(draft, file);
  } finally {
    await context.close();
  }
}
