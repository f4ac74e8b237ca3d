import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { readSetting } from "../../../site/settings/environment.ts";

function browserCommand(env: NodeJS.ProcessEnv): [command: string, ...args: string[]] | undefined {
  const chosen = readSetting(env.BROWSER);
  if (chosen === "none") return undefined;
  if (chosen !== undefined) return [chosen];
  if (process.platform === "darwin") return ["open"];
  return process.platform === "win32" ? ["rundll32", "url.dll,FileProtocolHandler"] : ["xdg-open"];
}

const renderRedirect = (url: string): string =>
  `<!doctype html><meta charset="utf-8"><title>Desk</title><meta http-equiv="refresh" content="0;url=${url}">`;

/**
 * Opens a URL in the browser that `BROWSER` names, or in the default browser; does nothing if there is none.
 * Process arguments are visible to other users of the machine, so the browser gets a private file that redirects to
 * the URL.
 * @returns a function that deletes that file
 */
export function openBrowser(url: string, env: NodeJS.ProcessEnv): () => void {
  const [command, ...args] = browserCommand(env) ?? [];
  if (command === undefined) return () => undefined;
  const folder = mkdtempSync(join(tmpdir(), "desk-"));
  const page = join(folder, "desk.html");
  writeFileSync(page, renderRedirect(url), { mode: 0o600, flag: "wx" });
  spawn(command, [...args, pathToFileURL(page).href], { stdio: "ignore", detached: true })
    // A machine without a display has no browser; the URL is also printed.
    .once("error", () => undefined)
    .unref();
  return () => rmSync(folder, { recursive: true, force: true });
}
