import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import WebSocket from "ws";
import { findProgram } from "../find-program.ts";
import { toKeyActions, type DrivenBrowser } from "./driven-browser.ts";

const PROGRAM = "firefox-esr";

export const describeMissingFirefox = (): string | undefined =>
  findProgram(PROGRAM) ? undefined : `${PROGRAM} is not installed (Debian: apt-get install firefox-esr)`;

interface ContextTree {
  contexts: { children: { context: string }[] }[];
}

interface EvaluationResult {
  type: "success" | "exception";
  result: { value: string };
  exceptionDetails?: { text: string };
}

/**
 * Drives Firefox ESR through WebDriver BiDi, which Firefox supports natively.
 * @see https://w3c.github.io/webdriver-bidi/
 */
export async function driveFirefox(): Promise<DrivenBrowser> {
  const profile = mkdtempSync(join(tmpdir(), "firefox-"));
  const settings = ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"];
  const child = spawn(PROGRAM, settings, { env: { ...process.env, HOME: profile } });
  const exit = once(child, "exit");
  let output = "";
  const address = await new Promise<string>((resolve, reject) => {
    child.stderr.on("data", (data) => {
      output += String(data);
      const [, found] = /WebDriver BiDi listening on (ws:\S+)/.exec(output) ?? [];
      if (found) resolve(found);
    });
    void exit.then(() => reject(new Error(`${PROGRAM} ended: ${output}`)));
  });
  const socket = new WebSocket(`${address}/session`);
  await once(socket, "open");
  const pendingCalls = new Map<
    number,
    (answer: { type: string; result: unknown; message?: string }) => void
  >();
  socket.on("message", (data: Buffer) => {
    const answer = JSON.parse(data.toString()) as { id?: number; type: string; result: unknown };
    pendingCalls.get(answer.id ?? 0)?.(answer);
  });
  let lastId = 0;
  const call = <Result>(method: string, params: object): Promise<Result> =>
    new Promise((resolve, reject) => {
      const id = (lastId += 1);
      pendingCalls.set(id, ({ type, result, message }) =>
        type === "error" ? reject(new Error(`${method}: ${message}`)) : resolve(result as Result),
      );
      socket.send(JSON.stringify({ id, method, params }));
    });
  const { capabilities } = await call<{ capabilities: { browserVersion: string } }>("session.new", {
    capabilities: {},
  });
  const { context } = await call<{ context: string }>("browsingContext.create", { type: "tab" });
  const run = async <Value>(expression: string): Promise<Value> => {
    const { type, result, exceptionDetails } = await call<EvaluationResult>("script.evaluate", {
      expression: `JSON.stringify([${expression}])`,
      target: { context },
      awaitPromise: true,
    });
    if (type === "exception") throw new Error(exceptionDetails?.text);
    return (JSON.parse(result.value) as [Value])[0];
  };
  /**
   * Returns the browsing context that has focus, a frame or the page. WebDriver delivers key events only to the
   * context they are sent to.
   */
  const findFocusedContext = async (): Promise<string> => {
    if (!(await run<boolean>('document.activeElement?.localName === "iframe"'))) return context;
    const { contexts } = await call<ContextTree>("browsingContext.getTree", { root: context });
    return contexts[0]?.children[0]?.context ?? context;
  };
  return {
    name: `Firefox ESR ${capabilities.browserVersion}`,
    open: (url) => call("browsingContext.navigate", { context, url, wait: "complete" }),
    run,
    press: async (keys) => {
      for (const key of keys)
        await call("input.performActions", {
          context: await findFocusedContext(),
          actions: toKeyActions([key]),
        });
    },
    close: async () => {
      socket.close();
      child.kill();
      await exit;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
