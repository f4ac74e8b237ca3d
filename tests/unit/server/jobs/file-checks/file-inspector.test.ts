import { execFileSync, spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { afterEach, describe, expect, it } from "vitest";
import { createFileInspector } from "../../../../../server/jobs/file-checks/inspect/file-inspector.ts";
import { chainedPdf, samplePdf, compressionBombPdf } from "./sample-documents.ts";
import { cleanEnvironment } from "../../../../clean-environment.ts";
import { isFullRun } from "../../../../is-full-run.ts";

const sound = { verdict: "sound" };
const unreadable = (reason: string) => ({ verdict: "refused", fault: "unreadable", reason });

function listInspectors(server = process.pid): number[] {
  const lines = execFileSync("ps", ["--no-headers", "-o", "pid,args", "--ppid", String(server)], {
    encoding: "utf8",
  });
  return lines
    .split("\n")
    .filter((line) => line.includes("inspect-process"))
    .map((line) => Number.parseInt(line));
}

function readProcessStatus(pid: number): { memory: number; oomScore: string } | undefined {
  try {
    const [, size] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "latin1")) ?? [];
    return {
      memory: Number(size ?? 0) / 1024,
      oomScore: readFileSync(`/proc/${pid}/oom_score_adj`, "latin1").trim(),
    };
  } catch {
    return undefined;
  }
}

function processorTime(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "latin1").split(") ")[1]?.split(" ") ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return 0;
  }
}

async function waitForInspector(): Promise<number> {
  // Before it can be ready.
  await expect.poll(listInspectors, { interval: 1 }).toHaveLength(1);
  return listInspectors()[0]!;
}

describe("the process that inspects files", () => {
  let inspector = createFileInspector();
  afterEach(() => inspector.close());

  it.skipIf(!existsSync("/proc/self/status"))(
    "is killed if a file of 0.7 MB exceeds the memory limit, and is the OOM killer's first choice",
    async () => {
      // Raise the time limits, since this test is about memory.
      inspector = createFileInspector({ limitMs: 60_000, cpuMs: 60_000 });
      let peakMemory = 0;
      const oomScores = new Set<string>();
      let pids: number[] = [];
      const timer = setInterval(() => {
        // List processes only when no running one is known: `ps` blocks this thread, which also has to enforce the
        // memory limit.
        pids = pids.some((pid) => readProcessStatus(pid) !== undefined) ? pids : listInspectors();
        for (const pid of pids) {
          // Undefined if the process has just exited.
          const { memory, oomScore } = readProcessStatus(pid) ?? {};
          peakMemory = Math.max(peakMemory, memory ?? 0);
          if (oomScore !== undefined && memory! > 200) oomScores.add(oomScore);
        }
      }, 50);
      try {
        const broken = unreadable("The file cannot be read: it crashes the parser.");
        expect(await inspector.inspect("1_cv.pdf", compressionBombPdf(700))).toEqual(broken);
      } finally {
        clearInterval(timer);
      }
      expect(peakMemory).toBeLessThan(750);
      expect([...oomScores]).toEqual(["1000"]);
      expect(await inspector.inspect("2_cv.pdf", samplePdf())).toEqual(sound);
    },
    120_000,
  );

  it.runIf(isFullRun && existsSync("/proc/self/status"))(
    "exits when its server is killed during an inspection",
    async () => {
      const [inspectorUrl, documentsUrl] = [
        "../../../../../server/jobs/file-checks/inspect/file-inspector.ts",
        "./sample-documents.ts",
      ].map((path) => JSON.stringify(new URL(path, import.meta.url)));
      const script = `
        const { createFileInspector } = await import(${inspectorUrl});
        const { compressionBombPdf } = await import(${documentsUrl});
        await createFileInspector({ limitMs: 60_000, cpuMs: 60_000 }).inspect("1_cv.pdf", compressionBombPdf(4_000));`;
      const server = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", script], {
        env: cleanEnvironment({ TSX_DISABLE_CACHE: "1" }),
      });
      let pid = 0;
      try {
        const findBusyInspector = () =>
          listInspectors(server.pid).find(
            (inspectorPid) => (readProcessStatus(inspectorPid)?.memory ?? 0) > 200,
          ) ?? 0;
        await expect.poll(() => (pid = findBusyInspector()), { timeout: 60_000 }).toBeGreaterThan(0);
        server.kill("SIGKILL");
        // A process that has exited uses no memory, even if its parent has not collected its exit code yet.
        await expect.poll(() => readProcessStatus(pid)?.memory ?? 0, { timeout: 5_000 }).toBe(0);
      } finally {
        server.kill("SIGKILL");
        if (pid > 0 && readProcessStatus(pid)?.memory) process.kill(pid, "SIGKILL");
      }
    },
    90_000,
  );

  it.runIf(isFullRun && existsSync("/proc/self/stat"))(
    "is killed if a file exceeds the CPU time limit, and does not inspect that file again",
    async () => {
      // 6 MB that decompress to 6 GB, which would take 40 s.
      const slowPdf = chainedPdf(1_500, 4);
      inspector = createFileInspector();
      expect(await inspector.inspect("1_cv.pdf", samplePdf())).toEqual(sound);
      const pid = await waitForInspector();
      let maxProcessorTime = 0;
      const timer = setInterval(
        () => (maxProcessorTime = Math.max(maxProcessorTime, processorTime(pid))),
        20,
      );
      try {
        expect(await inspector.inspect("2_cv.pdf", slowPdf)).toEqual(
          unreadable("The file takes too long to read."),
        );
      } finally {
        clearInterval(timer);
      }
      expect(listInspectors()).toEqual([]);
      // The limit includes process startup.
      expect(maxProcessorTime).toBeLessThan(8_000);
    },
  );

  it.runIf(isFullRun)("is terminated if a file takes too long", async () => {
    inspector = createFileInspector({ limitMs: 1 });
    const timeoutVerdict = unreadable("The file takes too long to read.");
    expect(await inspector.inspect("1_cv.pdf", samplePdf())).toEqual(timeoutVerdict);
  });

  it.runIf(isFullRun)("is replaced if it died between two files", async () => {
    inspector = createFileInspector();
    expect(await inspector.inspect("1_cv.pdf", samplePdf())).toEqual(sound);
    const firstPid = await waitForInspector();
    process.kill(firstPid, "SIGKILL");
    await expect.poll(listInspectors).toEqual([]);
    expect(await inspector.inspect("2_cv.pdf", samplePdf())).toEqual(sound);
    expect(await waitForInspector()).not.toBe(firstPid);
  });

  async function startInspection(options: Parameters<typeof createFileInspector>[0] = {}) {
    inspector = createFileInspector(options);
    expect(await inspector.inspect("1_cv.pdf", samplePdf())).toEqual(sound);
    const pid = await waitForInspector();
    process.kill(pid, "SIGSTOP");
    return { verdict: inspector.inspect("2_cv.pdf", samplePdf()), pid };
  }

  it("returns no verdict on a file if it is stopped together with the server", async () => {
    const { verdict } = await startInspection();
    setImmediate(() => inspector.close());
    await expect(verdict).rejects.toThrow("The file check was stopped.");
  });

  it("returns no verdict on a file if it cannot be started", async () => {
    inspector = createFileInspector();
    const verdict = inspector.inspect("1_cv.pdf", samplePdf());
    process.kill(await waitForInspector(), "SIGKILL");
    await expect(verdict).rejects.toThrow("The file inspection process did not start.");
  });

  const resume = new File([new Uint8Array(samplePdf())], "cv.pdf");

  it("validates a form's file while it starts, and after it was killed", async () => {
    inspector = createFileInspector();
    expect(await inspector.validate(resume)).toEqual({ kind: "pdf" });
    process.kill(await waitForInspector(), "SIGKILL");
    // The process that was just killed may still seem to run, so this file is not validated.
    await inspector.validate(resume);
    expect(await inspector.validate(resume)).toEqual({ kind: "pdf" });
  });

  it("does not make a form wait for a process that does not start", async () => {
    inspector = createFileInspector({ maxWaitMs: 300 });
    const validation = inspector.validate(resume);
    const pid = await waitForInspector();
    process.kill(pid, "SIGSTOP");
    expect(await validation).toBeUndefined();
  });

  it("does not make a form wait for other files, nor validates it in vain", async () => {
    const { verdict, pid } = await startInspection({ limitMs: 60_000, maxWaitMs: 3_000 });
    const waiting = Array.from({ length: 20 }, () => inspector.validate(resume));
    expect(await Promise.all(waiting)).toEqual(waiting.map(() => undefined));
    process.kill(pid, "SIGCONT");
    expect(await verdict).toEqual(sound);
    expect(await inspector.validate(resume)).toEqual({ kind: "pdf" });
  });

  it("is replaced if it dies during a check, and the file is checked again", async () => {
    const { verdict, pid } = await startInspection();
    process.kill(pid, "SIGKILL");
    expect(await verdict).toEqual(sound);
  });

  it.runIf(isFullRun)("is replaced if it hangs during a check, and the file is checked again", async () => {
    const { verdict, pid } = await startInspection({ limitMs: 5_000 });
    expect(await verdict).toEqual(sound);
    expect(await waitForInspector()).not.toBe(pid);
  });
});
