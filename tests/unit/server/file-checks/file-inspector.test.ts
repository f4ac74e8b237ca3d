import { execFileSync } from "node:child_process";
import { afterEach, describe, expect, it } from "vitest";
import { fileInspector, type FileInspector } from "../../../../server/file-checks/inspect/file-inspector.ts";
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

  it("says nothing of a file when it is ended together with the server", async () => {
    inspector = fileInspector();
    const reading = inspector.inspect("1_cv.pdf", samplePdf());
    process.kill(await readerOf(), "SIGTERM");
    inspector.close();
    await expect(reading).rejects.toThrow("The check was ended.");
  });

  it("reads a file again when it died meanwhile", async () => {
    inspector = fileInspector();
    const reading = inspector.inspect("1_cv.pdf", samplePdf());
    process.kill(await readerOf(), "SIGKILL");
    expect(await reading).toEqual(sound);
  });

  it("refuses a file that it dies of twice", async () => {
    inspector = fileInspector();
    const reading = inspector.inspect("1_cv.pdf", samplePdf());
    const first = await readerOf();
    process.kill(first, "SIGKILL");
    await expect.poll(readers, { interval: 10 }).toEqual([expect.not.toBeOneOf([first])]);
    process.kill(await readerOf(), "SIGKILL");
    expect(await reading).toEqual({
      verdict: "refused",
      reason: "It cannot be read: it breaks what reads it.",
    });
  });
});
