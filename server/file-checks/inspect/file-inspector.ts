import { fork, type ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";
import { refuse, type Verdict } from "../verdict.ts";

export interface InspectRequest {
  path: string;
  bytes: Uint8Array;
}

export interface InspectAnswer {
  verdict?: Verdict;
  /** What has failed that is no fault of the file. */
  error?: string;
}

/** Time for one file, in milliseconds; a document of 10 MB takes less than a second. */
const LIMIT_MS = 20_000;
/** Memory of the process that reads files, in MiB. */
const MEMORY = 384;
/** How long that process waits for another file, in milliseconds. */
const IDLE_MS = 10_000;

const script = fileURLToPath(new URL("inspect-process.ts", import.meta.url));

/** Looks into files in a process of its own, which a hostile file may crash, fill or hold up. */
export interface FileInspector {
  /** One at a time; the next waits. */
  inspect(path: string, bytes: Buffer): Promise<Verdict>;
  close(): void;
}

export function fileInspector(limitMs = LIMIT_MS): FileInspector {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const end = (): void => {
    clearTimeout(idle);
    child?.kill("SIGKILL");
    child = undefined;
  };
  const start = (): ChildProcess => {
    const execArgv = [`--max-old-space-size=${MEMORY}`, "--import", "tsx"];
    // Without the settings of the server: no key or password is within reach of what reads strangers' files.
    const env = { PATH: process.env.PATH };
    const stdio = ["ignore", "ignore", "ignore", "ipc"] as const;
    child = fork(script, [], { execArgv, env, stdio: [...stdio], serialization: "advanced" });
    return child;
  };
  /** @returns undefined when the process has died */
  const ask = (path: string, bytes: Buffer): Promise<Verdict | undefined> =>
    new Promise((resolve, reject) => {
      clearTimeout(idle);
      // One that has died since its last answer is replaced.
      const asked = child?.connected === true ? child : start();
      const settle = (act: () => void): void => {
        clearTimeout(timer);
        asked.removeAllListeners();
        act();
      };
      const timer = setTimeout(() => {
        end();
        settle(() => resolve(refuse("It takes too long to read.")));
      }, limitMs);
      asked.once("error", (error) => settle(() => reject(error)));
      asked.once("exit", () => {
        // Whoever stops the server ends it as well, which says nothing about the file.
        const isEnded = child !== asked;
        child = undefined;
        settle(() => (isEnded ? reject(new Error("The check was ended.")) : resolve(undefined)));
      });
      asked.once("message", ({ verdict, error }: InspectAnswer) =>
        settle(() => {
          idle = setTimeout(end, IDLE_MS).unref();
          if (verdict === undefined) reject(new Error(error));
          else resolve(verdict);
        }),
      );
      asked.send({ path, bytes } satisfies InspectRequest, (error) => {
        if (error === null) return;
        end();
        settle(() => reject(error));
      });
    });
  const read = async (path: string, bytes: Buffer): Promise<Verdict> => {
    // A process may also die of something else, as when memory runs out: only the second death is the file's.
    const found = (await ask(path, bytes)) ?? (await ask(path, bytes));
    return found ?? refuse("It cannot be read: it breaks what reads it.");
  };
  return {
    inspect(path, bytes) {
      const answer = last.then(() => read(path, bytes));
      last = answer.catch(() => undefined);
      return answer;
    },
    close: end,
  };
}
