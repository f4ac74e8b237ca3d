import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { makeFileChecker, type FileChecker } from "../../server/file-checks/file-checker.ts";
import { fileInspector, type FileInspector } from "../../server/file-checks/inspect/file-inspector.ts";
import { SOUND, type Verdict } from "../../server/file-checks/verdict.ts";
import { samplePdf } from "../unit/server/file-checks/sample-documents.ts";
import { sampleRows } from "./sample-rows.ts";
import { describeBackend, type ServedBackend } from "./served-backend.ts";

describeBackend("files of resumes", (open) => {
  let backend: ServedBackend;
  let inspector: FileInspector;
  const files = new Map<string, Buffer>();
  /** The files that were read, in order. */
  const readings: string[] = [];
  const said: string[] = [];
  const checker = (clamd?: { path: string }, through = inspector, graceMs?: number): FileChecker =>
    makeFileChecker({
      database: backend.database,
      read: (path) => {
        readings.push(path);
        return Promise.resolve(files.get(path));
      },
      inspector: through,
      clamd,
      graceMs,
      log: (line) => said.push(line),
    });
  beforeAll(async () => {
    backend = await open();
    inspector = fileInspector();
  });
  beforeEach(async () => {
    await backend.reset();
    // The reset empties the table without its triggers.
    await backend.database.run("delete from private.file_checks");
    files.clear();
    readings.length = 0;
    said.length = 0;
  });
  afterAll(async () => {
    inspector.close();
    await backend.close();
  });

  let number = 1_736_900_000_000;
  const send = async (content?: Buffer): Promise<{ path: string; id: string }> => {
    const path = `${(number += 1)}_cv.pdf`;
    const id = crypto.randomUUID();
    if (content) files.set(path, content);
    const row = { ...sampleRows.resume_submissions, id, resume_file_path: path };
    const { error } = await backend.visitor.from("resume_submissions").insert(row);
    expect(error).toBeNull();
    return { path, id };
  };
  const verdicts = () =>
    backend.database.query("select path, verdict, reason, is_scanned from private.file_checks order by path");

  const dueAgain = () => backend.database.run("update private.file_checks set next_try = now()");

  it("wait for a check, and are sound or refused after it, in which case the operator is told", async () => {
    const [good, bad, lost] = [await send(samplePdf()), await send(Buffer.from("MZ")), await send()];
    expect(await verdicts()).toMatchObject([{ verdict: null }, { verdict: null }, { verdict: null }]);
    await checker().checkWaiting();
    const [programs, missing] = ['It is not a PDF: it begins with "MZ".', "It is not in the store."];
    expect(await verdicts()).toEqual([
      { path: good.path, verdict: "sound", reason: null, is_scanned: false },
      { path: bad.path, verdict: "refused", reason: programs, is_scanned: false },
      { path: lost.path, verdict: "refused", reason: missing, is_scanned: false },
    ]);
    expect(said).toEqual([
      `The file of resume ${bad.id} is refused: ${programs}`,
      `The file of resume ${lost.id} is refused: ${missing}`,
    ]);
  });

  it("are checked at once for whoever needs to know", async () => {
    const { path } = await send(samplePdf());
    const known = { verdict: "sound", reason: null, is_scanned: false };
    expect(await checker().checkOf(path)).toEqual(known);
    files.clear();
    expect(await checker().checkOf(path)).toEqual(known);
  });

  it("are read one at a time, each when the one before has been checked", async () => {
    const paths = [];
    for (let file = 0; file < 4; file += 1) paths.push((await send(samplePdf())).path);
    let checked = 0;
    let mostInMemory = 0;
    const inspect = async (path: string, bytes: Buffer) => {
      // Those that were read and wait for the inspecting process included.
      mostInMemory = Math.max(mostInMemory, readings.length - checked);
      const verdict = await inspector.inspect(path, bytes);
      checked += 1;
      return verdict;
    };
    const busy = checker(undefined, { inspect, close: () => undefined });
    await Promise.all(paths.map((path) => busy.checkOf(path)));
    expect(readings.toSorted()).toEqual(paths);
    expect(mostInMemory).toBe(1);
  });

  it("are checked once for all who ask at the same time, also when that fails", async () => {
    const asked = async (one: FileChecker, path: string) => {
      const [, ...found] = await Promise.all([
        one.checkWaiting(),
        one.checkOf(path),
        one.checkOf(path),
        one.checkOf(path),
      ]);
      return found;
    };
    const good = await send(samplePdf());
    const sound = { verdict: "sound", reason: null, is_scanned: false };
    expect(await asked(checker(), good.path)).toEqual([sound, sound, sound]);
    expect(readings).toEqual([good.path]);

    const unscanned = await send(samplePdf());
    const nothing = [undefined, undefined, undefined];
    expect(await asked(checker({ path: "/nonexistent/clamd.ctl" }), unscanned.path)).toEqual(nothing);
    expect(readings).toEqual([good.path, unscanned.path]);
    // The next try is due in a minute, as after a check that nobody shared.
    expect(await verdicts()).toContainEqual({
      path: unscanned.path,
      verdict: null,
      reason: null,
      is_scanned: false,
    });
  });

  it("are left for later by a server that stops, but for the one under way", async () => {
    const paths = [];
    for (let file = 0; file < 8; file += 1) paths.push((await send(samplePdf())).path);
    let answer: (verdict: Verdict) => void = () => undefined;
    const answered = new Promise<Verdict>((resolve) => (answer = resolve));
    const begun: string[] = [];
    const inspect = (path: string) => {
      begun.push(path);
      return answered;
    };
    const close = vi.fn();
    const stopping = checker(undefined, { inspect, close });
    stopping.start();
    await expect.poll(() => begun).toHaveLength(1);
    const waiting = stopping.checkOf(paths[7]!);
    const stopped = stopping.stop();
    expect(close).not.toHaveBeenCalled();
    answer(SOUND);
    await stopped;
    expect(close).toHaveBeenCalledOnce();
    expect(await waiting).toBeUndefined();
    expect(await stopping.checkOf(paths[6]!)).toBeUndefined();
    expect(begun).toHaveLength(1);
    expect(await verdicts()).toMatchObject(
      paths.map((path) => ({ path, verdict: begun.includes(path) ? "sound" : null, reason: null })),
    );
    expect(said).toEqual([]);
  });

  it("wait again when a server stops while it reads them and they take too long", async () => {
    const { path, id } = await send(samplePdf());
    let close: () => void = () => undefined;
    const ended = new Promise<Verdict>((_, reject) => (close = () => reject(new Error("It was ended."))));
    const inspect = vi.fn(() => ended);
    const stopping = checker(undefined, { inspect, close }, 1);
    stopping.start();
    await expect.poll(() => inspect.mock.calls).toHaveLength(1);
    await stopping.stop();
    expect(said).toEqual([
      `The file of resume ${id} was not checked, and is tried again later: It was ended.`,
    ]);
    expect(await verdicts()).toMatchObject([{ path, verdict: null, reason: null }]);
  });

  it("stay unchecked while the scanner is away, and are checked when it is back", async () => {
    const { path, id } = await send(samplePdf());
    const waiting = checker({ path: "/nonexistent/clamd.ctl" });
    await waiting.checkWaiting();
    expect(said).toEqual([expect.stringContaining(`The file of resume ${id} was not checked`)]);
    expect(await waiting.checkOf(path)).toBeUndefined();
    await waiting.checkWaiting();
    expect(said).toHaveLength(1);
    await dueAgain();
    await checker().checkWaiting();
    expect(await verdicts()).toMatchObject([{ verdict: "sound" }]);
  });

  it("are refused when two checks of them have ended the server", async () => {
    const { path } = await send(samplePdf());
    for (const check of [(one: FileChecker) => one.checkWaiting(), (one: FileChecker) => one.checkOf(path)]) {
      await new Promise<void>((begun) => {
        // As far as the database can tell, a server that has ended is one that never answers again.
        const inspect = () => (begun(), new Promise<Verdict>(() => undefined));
        void check(checker(undefined, { inspect, close: () => undefined }));
      });
      expect(await verdicts()).toMatchObject([{ verdict: null }]);
      await dueAgain();
    }
    await checker().checkWaiting();
    const ended = { verdict: "refused", reason: "The server ended while it was checked." };
    expect(await verdicts()).toMatchObject([{ path, ...ended }]);
  });

  it("are not refused however often the scanner was away", async () => {
    await send(samplePdf());
    for (let time = 0; time < 4; time += 1) {
      await checker({ path: "/nonexistent/clamd.ctl" }).checkWaiting();
      expect(await verdicts()).toMatchObject([{ verdict: null, reason: null }]);
      await dueAgain();
    }
    await checker().checkWaiting();
    expect(await verdicts()).toMatchObject([{ verdict: "sound" }]);
  });

  it("are forgotten with their submission, and never seen by visitors", async () => {
    const { id } = await send(samplePdf());
    await expect(
      backend.asAnon((transaction) => transaction.query("select from private.file_checks")),
    ).rejects.toThrow("permission denied");
    await backend.database.query("delete from public.resume_submissions where id = $1", [id]);
    expect(await verdicts()).toEqual([]);
  });
});
