import { execFileSync } from "node:child_process";
import { afterEach, describe, expect, it } from "vitest";
import { fileInspector, type FileInspector } from "../../../../server/file-checks/inspect/file-inspector.ts";
import type { Verdict } from "../../../../server/file-checks/verdict.ts";
import { samplePdf } from "./sample-documents.ts";

const sound = { verdict: "sound" };

/** The processes that read files for this one. */
function readers(): number[] {
  const lines = execFileSync("ps", ["--no-headers", "-o", "pid,args", "--ppid", String(process.pid)], {
    encoding: "utf8",
  });
  return lines
    .split("\n")
    .filter((line) => line.includes("inspect-process"))
    .map((line) => Number.parseInt(line));
}

async function readerOf(): Promise<number> {
  await expect.poll(readers).toHaveLength(1);
  return readers()[0]!;
}

describe("the process that reads files", () => {
  let inspector: FileInspector;
  afterEach(() => inspector.close());

  it("is ended when one takes too long, and made anew for the next", async () => {
    inspector = fileInspector(1);
    const slow = { verdict: "refused", reason: "It takes too long to read." };
    expect(await inspector.inspect("1_cv.pdf", samplePdf())).toEqual(slow);
    inspector = fileInspector();
    const answers = ["1_cv.pdf", "2_cv.doc"].map((path) => inspector.inspect(path, samplePdf()));
    expect(await Promise.all(answers)).toEqual([
      sound,
      { verdict: "refused", reason: 'It is not a Word document (DOC): it begins with "%PDF".' },
    ]);
  });

  it("is replaced when it has died between two files", async () => {
    inspector = fileInspector();
    expect(await inspector.inspect("1_cv.pdf", samplePdf())).toEqual(sound);
    const first = await readerOf();
    process.kill(first, "SIGKILL");
    await expect.poll(readers).toEqual([]);
    expect(await inspector.inspect("2_cv.pdf", samplePdf())).toEqual(sound);
    expect(await readerOf()).not.toBe(first);
  });

  /** Begins to read a file in a process that stands still, so that it has not answered yet. */
  async function beginReading(limitMs?: number): Promise<{ reading: Promise<Verdict>; pid: number }> {
    inspector = fileInspector(limitMs);
    expect(await inspector.inspect("1_cv.pdf", samplePdf())).toEqual(sound);
    const pid = await readerOf();
    process.kill(pid, "SIGSTOP");
    return { reading: inspector.inspect("2_cv.pdf", samplePdf()), pid };
  }

  it("says nothing of a file when it is ended together with the server", async () => {
    const { reading } = await beginReading();
    setImmediate(() => inspector.close());
    await expect(reading).rejects.toThrow("The check was ended.");
  });

  it("says nothing of a file when it cannot be started", async () => {
    inspector = fileInspector();
    const reading = inspector.inspect("1_cv.pdf", samplePdf());
    process.kill(await readerOf(), "SIGKILL");
    await expect(reading).rejects.toThrow("The process that reads files does not start.");
  });

  it("is replaced when it has died while it read, and the file is read again", async () => {
    const { reading, pid } = await beginReading();
    process.kill(pid, "SIGKILL");
    expect(await reading).toEqual(sound);
  });

  it("is replaced when it has stood still while it read, and the file is read again", async () => {
    const { reading, pid } = await beginReading(5_000);
    expect(await reading).toEqual(sound);
    expect(await readerOf()).not.toBe(pid);
  });
});
