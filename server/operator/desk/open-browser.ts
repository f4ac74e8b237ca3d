import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { setting } from "../../../site/settings/environment.ts";

/** The program that opens an address, and its arguments before the address. */
function opener(env: NodeJS.ProcessEnv): [command: string, ...args: string[]] | undefined {
  const chosen = setting(env.BROWSER);
  if (chosen === "none") return undefined;
  if (chosen !== undefined) return [chosen];
  if (process.platform === "darwin") return ["open"];
  return process.platform === "win32" ? ["rundll32", "url.dll,FileProtocolHandler"] : ["xdg-open"];
}

const pageTo = (url: string): string =>
  `<!doctype html><meta charset="utf-8"><title>Desk</title><meta http-equiv="refresh" content="0;url=${url}">`;

/**
 * Opens an address in the browser of `BROWSER`, or the machine's own; where there is none, nothing happens. Other users of the machine
 * see the arguments of every process, so that the browser gets a file that only we can read, which leads to the address.
 * @returns removes that file
 */
export function openBrowser(url: string, env: NodeJS.ProcessEnv): () => void {
  const [command, ...args] = opener(env) ?? [];
  if (command === undefined) return () => undefined;
  // A new folder that is ours alone, whoever else uses the shared temporary one.
  const folder = mkdtempSync(join(tmpdir(), "desk-"));
  const page = join(folder, "desk.html");
  writeFileSync(page, pageTo(url), { mode: 0o600, flag: "wx" });
  spawn(command, [...args, pathToFileURL(page).href], { stdio: "ignore", detached: true })
    // A machine without a screen has no browser; the address is printed anyway.
    .once("error", () => undefined)
    .unref();
  return () => rmSync(folder, { recursive: true, force: true });
}
