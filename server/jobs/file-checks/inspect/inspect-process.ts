import { writeFileSync } from "node:fs";
import { validateResume } from "../../../../model/resume-check/validate-resume.ts";
import { oneLine } from "../../../platform/backend-error.ts";
import { Worker } from "node:worker_threads";
import { inspectFile, loadPdfReader } from "./inspect-file.ts";
import type { InspectResult, InspectRequest } from "./file-inspector.ts";

const INTERVAL_MS = 1_000;

/** Plain JavaScript, so the thread needs no TypeScript loader. */
const watchScript = `
  const { workerData } = require("node:worker_threads");
  setInterval(() => {
    if (process.ppid !== workerData) process.kill(process.pid, "SIGKILL");
  }, ${INTERVAL_MS});`;

// Entry point of the process that `createFileInspector` starts. Inspects one file at a time and sends back the result.
process.on("message", (request: InspectRequest) => {
  const sendResult = (found: InspectResult): void => void process.send?.(found);
  run(request).then(sendResult, (error: unknown) => sendResult({ error: oneLine(error) }));
});

async function run({ task, path, bytes }: InspectRequest): Promise<InspectResult> {
  if (task === "inspect") return { verdict: await inspectFile(path, Buffer.from(bytes)) };
  return { validation: await validateResume(new File([new Uint8Array(bytes)], path)) };
}

try {
  // On Linux, make the OOM killer choose this process before the server or the database.
  writeFileSync("/proc/self/oom_score_adj", "1000");
} catch {
  // Other systems do not have this setting.
}
process.on("disconnect", () => process.exit());
exitWithParent();
// Ignore signals that a terminal or service manager sends to the process group. The server terminates this process.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => undefined);
await loadPdfReader();
process.send?.({} satisfies InspectResult);

/**
 * Kills this process when its parent exits. A worker thread polls once a second, so this works while the main
 * thread is busy.
 */
function exitWithParent(): void {
  const options = { eval: true, execArgv: [], workerData: process.ppid };
  const thread = new Worker(watchScript, { ...options, resourceLimits: { maxOldGenerationSizeMb: 8 } });
  // Inspection works without this thread; its failure must not count against a file.
  thread.on("error", () => undefined).unref();
}
