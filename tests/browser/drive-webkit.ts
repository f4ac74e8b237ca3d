import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { toKeyActions, type DrivenBrowser } from "./driven-browser.ts";
import { findFreePort } from "../find-free-port.ts";
import { findProgram } from "../find-program.ts";

const DRIVER = "WebKitWebDriver";

/** WebKitGTK's browser has no headless mode, so it needs a virtual display. */
const SCREEN = "Xvfb";

export function describeMissingWebkit(): string | undefined {
  const missing = [DRIVER, SCREEN].filter((program) => findProgram(program) === undefined);
  return missing.length === 0
    ? undefined
    : `${missing.join(" and ")} not installed (Debian: apt-get install webkit2gtk-driver xvfb)`;
}

/** Starts a virtual display and returns its number, which Xvfb prints to file descriptor 3. */
async function openScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const settings = ["-displayfd", "3", "-screen", "0", "1280x900x24"];
  const screen = spawn(SCREEN, settings, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const [number] = (await once(screen.stdio[3] as NodeJS.ReadableStream, "data")) as [Buffer];
  return { screen, display: `:${number.toString().trim()}` };
}

/**
 * Drives WebKitGTK's MiniBrowser through WebDriver.
 * @see https://www.w3.org/TR/webdriver2/
 */
export async function driveWebkit(): Promise<DrivenBrowser> {
  const home = mkdtempSync(join(tmpdir(), "webkit-"));
  const { screen, display } = await openScreen();
  const port = await findFreePort();
  const env = { ...process.env, DISPLAY: display, HOME: home };
  const driver = spawn(DRIVER, [`--port=${port}`], { env, stdio: "ignore" });
  const call = async <Value>(method: string, path: string, body?: object): Promise<Value> => {
    const address = `http://127.0.0.1:${port}/session${path}`;
    const response = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } };
    if (!response.ok) throw new Error(`${method} ${path}: ${value.error} ${value.message}`);
    return value;
  };
  const start = async (): Promise<{ sessionId: string; capabilities: { browserVersion: string } }> => {
    for (;;) {
      const session = await call<Awaited<ReturnType<typeof start>>>("POST", "", {
        capabilities: { alwaysMatch: {} },
      }).catch((error: unknown) => {
        // The driver is not listening yet.
        if (error instanceof TypeError && driver.exitCode === null) return undefined;
        throw error;
      });
      if (session) return session;
      await sleep(100);
    }
  };
  const { sessionId, capabilities } = await start();
  return {
    name: `WebKitGTK ${capabilities.browserVersion}`,
    open: (url) => call("POST", `/${sessionId}/url`, { url }),
    run: async <Value>(expression: string) => {
      const script = `return JSON.stringify([${expression}])`;
      const value = await call<string>("POST", `/${sessionId}/execute/sync`, { script, args: [] });
      return (JSON.parse(value) as [Value])[0];
    },
    press: (keys) => call("POST", `/${sessionId}/actions`, { actions: toKeyActions(keys) }),
    close: async () => {
      await call("DELETE", `/${sessionId}`);
      driver.kill();
      screen.kill();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
