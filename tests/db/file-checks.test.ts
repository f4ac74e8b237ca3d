import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { watchServer } from "../../server/http/health/watch-server.ts";
import { makeFileChecker, type FileChecker } from "../../server/jobs/file-checks/file-checker.ts";
import type { FileCheckOptions } from "../../server/jobs/file-checks/check-file.ts";
import { createFileInspector } from "../../server/jobs/file-checks/inspect/file-inspector.ts";
import { ACCEPTED, type Verdict } from "../../server/jobs/file-checks/inspect/verdict.ts";
import { samplePdf } from "../unit/server/jobs/file-checks/sample-documents.ts";
import { createReceiptKey } from "./receipt-key.ts";
import { describeBackend } from "./served-backend.ts";

describeBackend("resume files", (backend) => {
  let inspector: FileCheckOptions["inspector"];
  const files = new Map<string, Buffer>();
  const readPaths: string[] = [];
  const logLines: string[] = [];
  const checker = (clamd?: { path: string }, fileInspector = inspector, graceMs?: number): FileChecker =>
    makeFileChecker({
      database: backend.database,
      read: (path) => {
        readPaths.push(path);
        return Promise.resolve(files.get(path));
      },
      inspector: fileInspector,
      clamd,
      graceMs,
      log: (line) => logLines.push(line),
    });
  beforeAll(() => {
    inspector = createFileInspector();
  });
  beforeEach(async () => {
    await backend.reset();
    // `reset` deletes submissions without running the triggers that delete these rows.
    await backend.database.run("delete from private.file_checks");
    files.clear();
    readPaths.length = 0;
    logLines.length = 0;
  });
  afterAll(() => {
    inspector.close();
  });

  let number = 1_736_900_000_000;
  const send = async (content?: Buffer, extraFields: object = {}): Promise<{ path: string; id: string }> => {
    const path = `${(number += 1)}_cv.pdf`;
    if (content) files.set(path, content);
    const id = await backend.send("resume_submissions", { resume_file_path: path, ...extraFields });
    return { path, id };
  };
  const verdicts = () =>
    backend.database.query(
      "select path, verdict, fault, reason, is_scanned from private.file_checks order by path",
    );

  const mails = (id: string) =>
    backend.database.query(
      "select event, recipient, state, held_for from private.deliveries where submission = $1 and kind = 'sender-file-fault'",
      [id],
    );
  const waitingMail = {
    event: "resume.file_refused",
    recipient: "sam@example.com",
    state: "waiting",
    held_for: null,
  };

  const makeChecksDue = () => backend.database.run("update private.file_checks set next_try = now()");

  it("wait for a check, which accepts them, or rejects them, logs the reason and causes one email to the sender", async () => {
    const [good, bad, lost] = [await send(samplePdf()), await send(Buffer.from("MZ")), await send()];
    expect(await verdicts()).toMatchObject([{ verdict: null }, { verdict: null }, { verdict: null }]);
    await checker().checkWaiting();
    const mismatchReason = 'The content of this .pdf file does not match its extension: it begins with "MZ".';
    const missingReason = "The file is missing from storage.";
    expect(await verdicts()).toEqual([
      { path: good.path, verdict: "sound", fault: null, reason: null, is_scanned: false },
      { path: bad.path, verdict: "refused", fault: "unreadable", reason: mismatchReason, is_scanned: false },
      { path: lost.path, verdict: "refused", fault: "missing", reason: missingReason, is_scanned: false },
    ]);
    expect(logLines).toEqual([
      `Refused resume ${bad.id}. ${mismatchReason}`,
      `Refused resume ${lost.id}. ${missingReason}`,
    ]);
    const { text } = await watchServer(backend.database, backend.dataDir).metrics.print();
    expect(text.split("\n").filter((line) => line.startsWith("ridgebeam_files_refused{"))).toEqual([
      `ridgebeam_files_refused{reason="${missingReason}"} 1`,
      'ridgebeam_files_refused{reason="The content of this .pdf file does not match its extension"} 1',
    ]);
    await checker().checkWaiting();
    expect(await mails(good.id)).toEqual([]);
    expect(await mails(bad.id)).toEqual([waitingMail]);
  });

  it("are read and checked one at a time, in fair order across networks, the smallest file of each network first", async () => {
    const order: string[] = [];
    let checkedCount = 0;
    let maxInMemory = 0;
    const sendFromNetwork = async (network: string, ...sizes: number[]) => {
      for (const bytes of sizes) {
        const { path } = await send(samplePdf());
        files.set(path, Buffer.from(`${network} ${bytes}`));
        await backend.database.query(
          "update private.file_checks set network_hash = private.hashed($2::text), bytes = $3 where path = $1",
          [path, network, bytes],
        );
      }
    };
    await sendFromNetwork("flood", 900, 100, 500, 700);
    await sendFromNetwork("honest", 600);
    const inspect = async (_path: string, bytes: Buffer) => {
      order.push(String(bytes));
      // Count all files that were read but not yet checked, including queued ones.
      maxInMemory = Math.max(maxInMemory, readPaths.length - checkedCount);
      // Inspections take time only for files from the flooding network.
      await new Promise((resolve) => setTimeout(resolve, String(bytes).startsWith("flood") ? 50 : 0));
      checkedCount += 1;
      return ACCEPTED;
    };
    const one = checker(undefined, { inspect, close: () => undefined });
    await one.checkWaiting();
    expect(order).toEqual(["flood 100", "honest 600", "flood 500", "flood 700", "flood 900"]);
    order.length = 0;
    await sendFromNetwork("flood", 100);
    await sendFromNetwork("honest", 800);
    await one.checkWaiting();
    expect(order).toEqual(["honest 800", "flood 100"]);
    expect(maxInMemory).toBe(1);
  });

  it("count against the visitor's network until they are checked", async () => {
    await send(samplePdf());
    const networks = () =>
      backend.database.query("select network_hash is null as is_unknown from private.file_checks");
    expect(await networks()).toEqual([{ is_unknown: false }]);
    await checker().checkWaiting();
    expect(await networks()).toEqual([{ is_unknown: true }]);
  });

  it("are left unchecked by a server that is stopping, except the current one", async () => {
    const paths = [];
    for (let file = 0; file < 8; file += 1) paths.push((await send(samplePdf())).path);
    let resolveVerdict: (verdict: Verdict) => void = () => undefined;
    const verdict = new Promise<Verdict>((resolve) => (resolveVerdict = resolve));
    const begunPaths: string[] = [];
    const inspect = (path: string) => {
      begunPaths.push(path);
      return verdict;
    };
    const close = vi.fn();
    const stoppingChecker = checker(undefined, { inspect, close });
    stoppingChecker.start();
    await expect.poll(() => begunPaths).toHaveLength(1);
    const stop = stoppingChecker.stop();
    expect(close).not.toHaveBeenCalled();
    resolveVerdict(ACCEPTED);
    await stop;
    expect(close).toHaveBeenCalledOnce();
    await stoppingChecker.checkWaiting();
    expect(begunPaths).toHaveLength(1);
    expect(await verdicts()).toMatchObject(
      paths.map((path) => ({ path, verdict: begunPaths.includes(path) ? "sound" : null, reason: null })),
    );
    expect(logLines).toEqual([]);
  });

  it("are queued again if their check takes too long for a server that is stopping", async () => {
    const { path, id } = await send(samplePdf());
    let close: () => void = () => undefined;
    const endedInspection = new Promise<Verdict>(
      (_, reject) => (close = () => reject(new Error("It was ended."))),
    );
    const inspect = vi.fn(() => endedInspection);
    const shortGraceChecker = checker(undefined, { inspect, close }, 1);
    shortGraceChecker.start();
    await expect.poll(() => inspect.mock.calls).toHaveLength(1);
    await shortGraceChecker.stop();
    expect(logLines).toEqual([
      `Could not check resume ${id}; the server will try again later: It was ended.`,
    ]);
    expect(await verdicts()).toMatchObject([{ path, verdict: null, reason: null }]);
  });

  it("stay unchecked, however often the scanner is unavailable, and are checked once it is back", async () => {
    const { path, id } = await send(samplePdf());
    for (let round = 0; round < 4; round += 1) {
      await checker({ path: "/nonexistent/clamd.ctl" }).checkWaiting();
      expect(logLines).toEqual([expect.stringContaining(`Could not check resume ${id}`)]);
      expect(await verdicts()).toMatchObject([{ path, verdict: null, reason: null }]);
      // A check that is not due is not repeated.
      await checker({ path: "/nonexistent/clamd.ctl" }).checkWaiting();
      expect(logLines.splice(0)).toHaveLength(1);
      await makeChecksDue();
    }
    await checker().checkWaiting();
    expect(await verdicts()).toMatchObject([{ verdict: "sound" }]);
  });

  it("are rejected after two checks have crashed the server", async () => {
    const { path } = await send(samplePdf());
    for (let round = 0; round < 2; round += 1) {
      await new Promise<void>((resolve) => {
        // Simulate a killed server: its inspection never ends.
        const inspect = () => (resolve(), new Promise<Verdict>(() => undefined));
        void checker(undefined, { inspect, close: () => undefined }).checkWaiting();
      });
      expect(await verdicts()).toMatchObject([{ verdict: null }]);
      await makeChecksDue();
    }
    await checker().checkWaiting();
    const crashVerdict = { verdict: "refused", reason: "The server crashed while checking the file." };
    expect(await verdicts()).toMatchObject([{ path, ...crashVerdict }]);
  });

  it("cause an email that is held if their submission is flagged, or if its address has reached the email limit", async () => {
    const spamSignals = { form_check: { trap: "https://spam.example", seconds: 1 } };
    const flaggedResume = await send(Buffer.from("MZ"), spamSignals);
    await checker().checkWaiting();
    expect(await mails(flaggedResume.id)).toEqual([{ ...waitingMail, state: "held", held_for: "flagged" }]);
    // Each of the following files causes two emails: a receipt and a failure notice.
    await backend.database.run("update private.rate_limits set max_count = 5 where scope = 'sender_mails'");
    const states = [];
    for (let round = 0; round < 3; round += 1) {
      const { id } = await send(Buffer.from("MZ"));
      await checker().checkWaiting();
      states.push(...(await mails(id)).map(({ state }) => state));
    }
    expect(states).toEqual(["waiting", "waiting", "held"]);
  });

  it("are shown on the receipt if they are rejected, until another file replaces them", async () => {
    const { key, hash } = createReceiptKey();
    const { id, path } = await send(Buffer.from("MZ"), { form_check: { receipt: hash } });
    const readFileFault = async () => {
      const response = await backend.visitor.rpc("read_receipt", { receipt_key: key });
      return (response.data as { file_fault: string | null }).file_fault;
    };
    expect(await readFileFault()).toBeNull();
    await checker().checkWaiting();
    expect(await readFileFault()).toBe("unreadable");

    const next = path.replace("cv", "next");
    files.set(next, samplePdf());
    await backend.database.query("update public.resume_submissions set resume_file_path = $2 where id = $1", [
      id,
      next,
    ]);
    expect(await readFileFault()).toBeNull();
    await checker().checkWaiting();
    expect(await readFileFault()).toBeNull();
  });

  it("cause no email to an address that was corrected on the receipt", async () => {
    const { key, hash } = createReceiptKey();
    const correctEmail = async (email: string) => {
      const response = await backend.visitor.rpc("correct_receipt", {
        receipt_key: key,
        email,
        phone: "555 0100",
      });
      expect(response.data).toMatchObject({ outcome: "found" });
    };
    const { id } = await send(Buffer.from("MZ"), { form_check: { receipt: hash } });
    await checker().checkWaiting();
    expect(await mails(id)).toEqual([waitingMail]);
    await correctEmail("stranger@example.com");
    expect(await mails(id)).toEqual([]);
    await backend.database.run(
      "update private.file_checks set verdict = null, fault = null, reason = null, checked_at = null",
    );
    await makeChecksDue();
    await checker().checkWaiting();
    expect(await verdicts()).toMatchObject([{ verdict: "refused" }]);
    expect(await mails(id)).toEqual([]);
  });
});
