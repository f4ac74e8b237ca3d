import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";
import { findProgram } from "../find-program.ts";

const SYSTEM_BROWSERS = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

export interface Browsers {
  /** Path of the full Chromium or Chrome that visitors use. */
  fullBrowser: string;
  /**
   * Path of the headless shell: the same engine without a window, which opens a page in a fresh profile in
   * half the CPU time. Undefined to use the shell that Playwright installed.
   */
  shell: string | undefined;
}

/** Finds the system's browsers or those installed by Playwright; undefined if there are none. */
export function findBrowsers(): Browsers | undefined {
  const [fullBrowser] = SYSTEM_BROWSERS.flatMap((name) => findProgram(name) ?? []);
  if (fullBrowser !== undefined)
    return { fullBrowser, shell: findProgram("chromium-headless-shell") ?? fullBrowser };
  const playwrightPath = chromium.executablePath();
  return existsSync(playwrightPath) ? { fullBrowser: playwrightPath, shell: undefined } : undefined;
}

/**
 * Finds the browsers. If there are none, installs Playwright's or, if that fails, Debian's.
 * @throws Error that says what to install if neither works
 */
export function requireBrowsers(): Browsers {
  const install = "apt-get install -y chromium && { apt-get install -y chromium-headless-shell || true; }";
  const attempts = [
    () => undefined,
    () => spawnSync("npx", ["playwright", "install", "chromium"], { stdio: "inherit", timeout: 180_000 }),
    () => spawnSync("sh", ["-c", `apt-get update && ${install}`], { stdio: "inherit", timeout: 600_000 }),
  ];
  for (const attempt of attempts) {
    attempt();
    const found = findBrowsers();
    if (found !== undefined) return found;
  }
  throw new Error(
    "No Chromium found, and none could be installed. Install the package `chromium`, then run npm test again.",
  );
}

/**
 * Disabled browser features. Chromium uses only the last `--disable-features` flag, so this list must include
 * all of Playwright's. A test checks that it does.
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
  // In a fresh profile, these features render suggestions in a window below an invisible address bar, which
  // takes half of a page's CPU time.
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
];

/** Flags for a quiet headless browser that also works as root and in containers. */
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
