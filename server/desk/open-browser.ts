import { spawn } from "node:child_process";
import { setting } from "../../site/model/environment.ts";

/** The program that opens an address, and its arguments before the address. */
function opener(env: NodeJS.ProcessEnv): [command: string, ...args: string[]] | undefined {
  const chosen = setting(env.BROWSER);
  if (chosen === "none") return undefined;
  if (chosen !== undefined) return [chosen];
  if (process.platform === "darwin") return ["open"];
  return process.platform === "win32" ? ["rundll32", "url.dll,FileProtocolHandler"] : ["xdg-open"];
}

/** Opens an address in the browser of `BROWSER`, or the machine's own; where there is none, nothing happens. */
export function openBrowser(url: string, env: NodeJS.ProcessEnv): void {
  const [command, ...args] = opener(env) ?? [];
  if (command === undefined) return;
  spawn(command, [...args, url], { stdio: "ignore", detached: true })
    // A machine without a screen has no browser; the address is printed anyway.
    .once("error", () => undefined)
    .unref();
}
