import { readFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { provideDesk } from "../../build/build-for-server.ts";
import { readArguments, runCommand } from "../../site/settings/run-command.ts";
import { createDeskApp } from "../operator/desk/api/desk-app.ts";
import { readDeskConfig, openDesk } from "../operator/desk/open-desk.ts";
import { createLocalAccess, makeSession, oneTimeUrl, createLocalSignIn } from "../operator/desk/api/guard.ts";
import { spawn } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { readSetting } from "../../site/settings/environment.ts";
import { readDeskPort } from "../platform/environment.ts";
import { listen } from "../platform/serving/listen.ts";
import { shutDownGracefully } from "../platform/graceful-shutdown.ts";

/** Whether the terminal would stop this process for reading from it, because it runs in the background. */
function isInBackground(): boolean {
  try {
    const [, , group, , , foregroundGroup] =
      /\) (.*)/s.exec(readFileSync("/proc/self/stat", "utf8"))?.[1]?.split(" ") ?? [];
    return group !== foregroundGroup;
  } catch {
    // Not Linux.
    return false;
  }
}

function onEnter(handle: () => void): void {
  if (!process.stdin.isTTY || isInBackground()) return;
  console.log("Press Enter for another link, for example after the browser crashed.");
  process.stdin.on("data", handle);
  process.stdin.unref();
}

/** `npm run desk`: opens the operator's desk in a browser on this machine. */
await runCommand(async () => {
  readArguments("desk");
  const { env } = process;
  const root = process.cwd();
  const port = readDeskPort(env);
  const config = readDeskConfig(env, root);
  // Take the port first, so that a port in use is reported before the database is opened and the desk compiled.
  const listener = await listen(
    { fetch: () => new Response("The desk is starting.", { status: 503 }) },
    { port, host: "127.0.0.1", portName: "DESK_PORT", command: "desk" },
  );
  let close = (): Promise<void> => Promise.resolve();
  try {
    const desk = await openDesk(env);
    close = () => desk.close();
    const session = makeSession();
    const files = await provideDesk(root);
    const access = createLocalAccess(session, config.operator);
    listener.serve(createDeskApp({ desk, access, signIn: createLocalSignIn(session), config, files }));
    const address = oneTimeUrl(listener.port, session);
    console.log(`Desk (single-use link): ${address}`);
    const forgetAddress = openBrowser(address, env);
    const printNewLink = (): void => {
      session.renewKey();
      console.log(`Desk (new single-use link): ${oneTimeUrl(listener.port, session)}`);
    };
    process.on("SIGUSR2", printNewLink);
    onEnter(printNewLink);
    shutDownGracefully(listener.server, () => {
      forgetAddress();
      return close();
    });
  } catch (error) {
    listener.close();
    await close();
    throw error;
  }
});

function browserCommand(env: NodeJS.ProcessEnv): [command: string, ...args: string[]] | undefined {
  const chosen = readSetting(env.BROWSER);
  if (chosen === "none") return undefined;
  if (chosen !== undefined) return [chosen];
  if (process.platform === "darwin") return ["open"];
  return process.platform === "win32" ? ["rundll32", "url.dll,FileProtocolHandler"] : ["xdg-open"];
}

function renderRedirect(url: string): string {
  return `<!doctype html><meta charset="utf-8"><title>Desk</title><meta http-equiv="refresh" content="0;url=${url}">`;
}

/**
 * Opens a URL in the browser that `BROWSER` names, or in the default browser; does nothing if there is none.
 * Process arguments are visible to other users of the machine, so the browser gets a private file that redirects to
 * the URL.
 * @returns a function that deletes that file
 */
function openBrowser(url: string, env: NodeJS.ProcessEnv): () => void {
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
