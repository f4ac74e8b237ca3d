import { fork, type ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";
import { TYPESCRIPT_ARGUMENTS } from "../../../../site/settings/node-arguments.ts";
import { oneAtATime } from "../../../data/database/one-at-a-time.ts";
import { refuse, type Verdict } from "./verdict.ts";
import { limitProcess } from "./limit-process.ts";

export interface InspectRequest {
  path: string;
  bytes: Uint8Array;
}

/** What the process says of a file; at first, that it is ready, without any content. */
export interface InspectAnswer {
  verdict?: Verdict;
  /** What has failed that is no fault of the file. */
  error?: string;
}

/** Processor time for one file, in milliseconds; a document of 10 MB takes less than half a second. */
const PROCESSOR_MS = 2_000;
/** Time for one file, in milliseconds, also while the machine does other things. */
const LIMIT_MS = 20_000;
/** Time for the process to start, in milliseconds; one that does not says nothing about a file. */
const START_MS = 60_000;
/** What V8 may take in the process that reads files, in MiB. */
const HEAP = 384;
/** What that process may take in all, in MiB: Node.js itself and the reader's code are 90, the rest is for a file and what it unpacks to. */
const MEMORY = 600;
/** How long that process waits for another file, in milliseconds. */
const IDLE_MS = 10_000;

const script = fileURLToPath(new URL("inspect-process.ts", import.meta.url));

/** Looks into files in a process of its own, which a hostile file may crash, fill or hold up. */
export interface FileInspector {
  /** One at a time; the next waits. */
  inspect(path: string, bytes: Buffer): Promise<Verdict>;
  close(): void;
}

/** What comes of asking the process; "spent" and "late" when it took too much processor time or too long, and was ended. */
type Heard = InspectAnswer | "died" | "spent" | "late";

export function fileInspector({ limitMs = LIMIT_MS, processorMs = PROCESSOR_MS } = {}): FileInspector {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  const inTurn = oneAtATime();
  const end = (): void => {
    clearTimeout(idle);
    child?.kill("SIGKILL");
    child = undefined;
  };
  const hear = (asked: ChildProcess, patienceMs: number, processor: number): Promise<Heard> =>
    new Promise((resolve, reject) => {
      const settle = (act: () => void): void => {
        clearTimeout(timer);
        unwatch();
        asked.removeAllListeners();
        act();
      };
      const giveUp = (why: "spent" | "late"): void => {
        end();
        settle(() => resolve(why));
      };
      const timer = setTimeout(() => giveUp("late"), patienceMs);
      const unwatch = limitProcess(asked.pid ?? 0, { memory: MEMORY, processorMs: processor }, (spent) => {
        if (spent === "memory") asked.kill("SIGKILL");
        else giveUp("spent");
      });
      asked.once("error", (error) => settle(() => reject(error)));
      asked.once("exit", () => {
        // Whoever stops the server ends it as well, which says nothing about the file.
        const isEnded = child !== asked;
        child = undefined;
        settle(() => (isEnded ? reject(new Error("The check was ended.")) : resolve("died")));
      });
      asked.once("message", (answer: InspectAnswer) => settle(() => resolve(answer)));
    });
  const start = async (): Promise<ChildProcess> => {
    const execArgv = [`--max-old-space-size=${HEAP}`, ...TYPESCRIPT_ARGUMENTS];
    // Without the settings of the server: no key or password is within reach of what reads strangers' files.
    const env = { PATH: process.env.PATH };
    const stdio = ["ignore", "ignore", "ignore", "ipc"] as const;
    const started = fork(script, [], { execArgv, env, stdio: [...stdio], serialization: "advanced" });
    child = started;
    if (typeof (await hear(started, START_MS, START_MS)) === "object") return started;
    throw new Error("The process that reads files does not start.");
  };
  const ask = async (path: string, bytes: Buffer): Promise<Heard> => {
    clearTimeout(idle);
    // One that has died since its last answer is replaced.
    const isAlive = child?.connected === true && child.exitCode === null && child.signalCode === null;
    const asked = child && isAlive ? child : await start();
    const heard = hear(asked, limitMs, processorMs);
    asked.send({ path, bytes } satisfies InspectRequest, (error) => {
      if (error !== null) asked.kill("SIGKILL");
    });
    return heard;
  };
  const read = async (path: string, bytes: Buffer): Promise<Verdict> => {
    let heard = await ask(path, bytes);
    // It may have died or stood still for another reason, as when memory runs out or the machine is paused: only the second time is the file's.
    if (heard === "died" || heard === "late") heard = await ask(path, bytes);
    if (heard === "died") return refuse("unreadable", "It cannot be read: it breaks what reads it.");
    if (heard === "late" || heard === "spent") return refuse("unreadable", "It takes too long to read.");
    idle = setTimeout(end, IDLE_MS).unref();
    if (heard.verdict === undefined) throw new Error(heard.error);
    return heard.verdict;
  };
  return {
    inspect: (path, bytes) => inTurn(() => read(path, bytes)),
    close: end,
  };
}
