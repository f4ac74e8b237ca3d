import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import type { ProjectCopy } from "./copy-project.ts";
import { changeArticle } from "./measure-build.ts";
import { freshShell } from "../../fresh-shell.ts";
import { NODE_ARGUMENTS } from "../../node-arguments.ts";

/** How many changes are made, each of another article. */
export const CHANGES = 5;
/** The first build of a development server may take so long, a later one too, in milliseconds. */
const LIMIT_MS = 10 * 60_000;
/** Within this time after the start the watcher has looked at all files, in milliseconds. */
const WATCHER_MS = 3_000;
/** Time between two looks at the written file, in milliseconds. */
const LOOK_MS = 2;

/**
 * Starts `npm run dev` in a copy of the project and changes articles.
 * @returns seconds from each save to the file that has it, in ascending order
 * @throws Error when the server does not start, or never writes a change
 */
export async function measureDev({ root, articles, slugs }: ProjectCopy): Promise<number[]> {
  const server = spawn(process.execPath, [...NODE_ARGUMENTS, "server/commands/dev.ts"], {
    cwd: root,
    env: freshShell({ DATA_DIR: join(root, ".data"), PORT: "0" }),
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(server, "exit");
  const lines = watchLines(server);
  const until = async (isTrue: () => boolean, what: string): Promise<void> => {
    const start = performance.now();
    while (!isTrue()) {
      if (server.exitCode !== null || performance.now() - start > LIMIT_MS) {
        throw new Error(`Waited in vain for ${what}:\n${lines.slice(-20).join("\n")}`);
      }
      await sleep(LOOK_MS);
    }
  };
  try {
    await until(() => lines.some((line) => line.startsWith("Ready:")), "the server's first build");
    await sleep(WATCHER_MS);
    const times: number[] = [];
    for (const slug of slugs.slice(0, CHANGES)) {
      const page = join(root, ".cache", "dev", "insights", `${slug}.html`);
      const printed = lines.length;
      const start = performance.now();
      const text = changeArticle(articles, slug);
      await until(() => existsSync(page) && readFileSync(page, "utf8").includes(text), page);
      times.push((performance.now() - start) / 1000);
      await until(
        () => lines.slice(printed).some((line) => / in \d+ ms\.$/.test(line)),
        "the end of the build",
      );
    }
    return times.sort((a, b) => a - b);
  } finally {
    server.kill("SIGTERM");
    await ended;
  }
}

/** The lines that a process has printed until now. */
function watchLines({ stdout, stderr }: ChildProcess): string[] {
  const lines: string[] = [];
  for (const stream of [stdout, stderr]) {
    if (stream !== null) createInterface(stream).on("line", (line) => lines.push(line));
  }
  return lines;
}
