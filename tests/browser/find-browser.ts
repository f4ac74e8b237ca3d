import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";

/** Names under which systems install Chromium or Chrome. */
const SYSTEM_BROWSERS = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** A Chromium on this machine: the system's, else Playwright's own. */
export function findBrowser(): string | undefined {
  for (const name of SYSTEM_BROWSERS) {
    const found = spawnSync("sh", ["-c", `command -v ${name}`], { encoding: "utf8" }).stdout.trim();
    if (found !== "") return found;
  }
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
}

/**
 * Finds a Chromium, and installs one where there is none: Playwright's, else Debian's package.
 * @throws Error that says what to install when neither can be had
 */
export function requireBrowser(): string {
  const attempts = [
    () => undefined,
    () => spawnSync("npx", ["playwright", "install", "chromium"], { stdio: "inherit", timeout: 180_000 }),
    () =>
      spawnSync("sh", ["-c", "apt-get update && apt-get install -y chromium"], {
        stdio: "inherit",
        timeout: 600_000,
      }),
  ];
  for (const attempt of attempts) {
    attempt();
    const found = findBrowser();
    if (found !== undefined) return found;
  }
  throw new Error(
    "No Chromium found, and none could be installed. Install the package `chromium`, then run npm test again.",
  );
}

/**
 * Parts of the browser that are off. Chromium follows the last `--disable-features` alone, so this repeats what Playwright turns off;
 * a test compares the two.
 */
export const DISABLED_FEATURES = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "TcpPortRandomizationWin",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "msForceBrowserSignIn",
  "msEdgeUpdateLaunchServicesPreferredVersion",
  // Every fresh profile has a window of its own, and each rendered the list under an address bar that nobody sees: half the
  // processor time of a page.
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
];

/** Flags for a quiet headless browser, also as root and in containers. */
export const BROWSER_ARGUMENTS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${DISABLED_FEATURES.join(",")}`,
];
