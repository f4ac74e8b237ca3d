import { createHash } from "node:crypto";
import { beforeEach, expect, it } from "vitest";
import { applyTombstones } from "../../server/jobs/backup/tombstones.ts";
import { createLeadDesk } from "../../server/operator/desk/leads/create-lead-desk.ts";
import { ALL_LEADS_QUERY } from "./desk/lead-samples.ts";
import { createReceiptKey } from "./receipt-key.ts";
import { sampleRows } from "./sample-rows.ts";
import { describeBackend } from "./served-backend.ts";

const TABLE = "resume_submissions";
const [FILE, REUSED] = ["1736500000000_first.pdf", "1736500000000_reused.pdf"];

const application = {
  first_name: "Sam",
  last_name: "",
  phone: "302 555 0101",
  desired_position: "Electrician, substation",
  trade: "Electrician",
  years_experience: "4-7 years",
  job: "J-2602",
};
const noFile = { resume_filename: null, resume_file_path: null, resume_file_size: null };

describeBackend("applications to an opening", (backend) => {
  beforeEach(() => backend.reset());

  const insert = async (row: object) => (await backend.visitor.from(TABLE).insert(row)).status;
  const send = (row: object) => backend.send(TABLE, { ...noFile, email: null, ...application, ...row });
  const callReceipt = async (name: string, fields: object) =>
    (await backend.visitor.rpc(name, fields)).data as unknown;
  const listRemovedFiles = async () =>
    (
      await backend.database.query<{ name: string }>("select name from private.removals where kind = 'file'")
    ).map(({ name }) => name);
  const listFiles = async (id: string) => {
    const wanted = { submissions: [{ table: TABLE, id }], emails: [], phones: [] };
    const [row] = await backend.database.query<{ found: unknown }>(
      "select public.files_of_submissions($1) as found",
      [JSON.stringify(wanted)],
    );
    return row?.found;
  };

  it("need a name and an email address or phone number, and no file", async () => {
    expect(await insert(application)).toBe(201);
    expect(await insert({ ...application, phone: null, email: "sam@example.com" })).toBe(201);
    for (const wrong of [
      { phone: null },
      { phone: " ", email: "" },
      { first_name: " " },
      { desired_position: null },
      { years_experience: null },
      { job: "J-1" },
      { job: "J-2602\nJ-2603" },
      { job: "j-2602" },
      { trade: "x".repeat(161) },
      { resume_filename: "resume.pdf" },
      { resume_file_path: FILE },
    ])
      expect(await insert({ ...application, ...wrong }), JSON.stringify(wrong)).toBe(400);
  });

  it("are what a resume without an opening is not", async () => {
    for (const missing of ["email", "phone", "resume_file_path", "last_name"])
      expect(await insert({ ...sampleRows[TABLE], [missing]: null }), missing).toBe(400);
    expect(await insert({ ...application, job: null })).toBe(400);
    expect(await insert(sampleRows[TABLE])).toBe(201);
  });

  it("are found at the desk by opening, number, and trade", async () => {
    const id = await send({});
    const other = await send({ job: "J-2603", trade: "Welder" });
    const desk = createLeadDesk(backend.database);
    const find = async (query: object) =>
      (await desk.list({ ...ALL_LEADS_QUERY, ...query })).rows.map((row) => row.id);
    expect((await find({ job: null })).sort()).toEqual([id, other].sort());
    expect(await find({ job: "J-2602" })).toEqual([id]);
    expect(await find({ search: "J-2603" })).toEqual([other]);
    expect(await find({ search: "welder" })).toEqual([other]);
    const { rows } = await desk.list({ ...ALL_LEADS_QUERY, job: "J-2602" });
    expect((await desk.openings()).toSorted((a, b) => a.job.localeCompare(b.job))).toEqual([
      { job: "J-2602", title: "Electrician, substation", applications: 1 },
      { job: "J-2603", title: "Electrician, substation", applications: 1 },
    ]);
    expect(rows).toMatchObject([{ job: "J-2602", role: "Electrician, substation", file: null }]);
  });

  it("get a file by the receipt, which shows the opening", async () => {
    const { key, hash } = createReceiptKey();
    const id = await send({ form_check: { trap: "", seconds: 9, receipt: hash } });
    const call = (name: string, fields = {}) => callReceipt(name, { receipt_key: key, ...fields });
    expect(await call("read_receipt")).toMatchObject({
      kind: "resume",
      sent: { job: "J-2602", desired_position: "Electrician, substation", trade: "Electrician" },
    });
    await backend.upload(FILE);
    const file = { file_name: "Sam.pdf", file_path: FILE, file_size: 20 };
    expect(await call("replace_receipt_file", file)).toMatchObject({ sent: { resume_filename: "Sam.pdf" } });
    expect(await backend.row(TABLE, id)).toMatchObject({ resume_file_path: FILE });
    expect(await call("withdraw_receipt")).toEqual({ outcome: "withdrawn" });
    expect(await backend.database.query(`select from public.${TABLE}`)).toEqual([]);
    await expect.poll(() => backend.files.read("resumes", FILE)).toBeUndefined();
  });

  it("are withdrawn and erased without a file", async () => {
    const { key, hash } = createReceiptKey();
    await send({ form_check: { trap: "", seconds: 9, receipt: hash } });
    const before = await listRemovedFiles();
    expect(await callReceipt("withdraw_receipt", { receipt_key: key })).toEqual({ outcome: "withdrawn" });
    // The backend's own job may have removed some in the meantime.
    expect(before).toEqual(expect.arrayContaining(await listRemovedFiles()));
    const id = await send({});
    expect(await listFiles(id)).toEqual({ removed: [], renamed: [] });
    await expect(backend.operatorSource.resume(id)).rejects.toThrow(
      `The application ${id} has no resume file.`,
    );
    // A restore that removes another person from it has no file to rename.
    const at = new Date().toISOString();
    const tombstone = { submission_table: TABLE, submission: id, what: "redacted", at } as const;
    const applied = await backend.database.transaction((transaction) =>
      applyTombstones(transaction, [tombstone], "2026-01-01T00:00:00Z"),
    );
    expect(applied).toMatchObject({ redacted: 1, renamed: [] });
  });

  it("reuse the file of an application from the same browser within a day, and of no other", async () => {
    await backend.upload(REUSED);
    const { hash } = createReceiptKey();
    const first = await send({
      resume_filename: "Sam.pdf",
      resume_file_path: REUSED,
      resume_file_size: 20,
      form_check: { trap: "", seconds: 9, receipt: hash },
    });
    const reuse = async (file_of: unknown, extra = {}) =>
      backend.row(TABLE, await send({ form_check: { trap: "", seconds: 9, file_of }, ...extra }));
    const reused = await reuse(hash, { job: "J-2603" });
    expect(reused).toMatchObject({
      resume_filename: "Sam.pdf",
      resume_file_path: REUSED,
      resume_file_size: 20,
      form_check: null,
    });
    const wrongHash = createHash("sha256").update("other").digest("hex");
    for (const wrong of [wrongHash, "", "zz", 7, null, { a: 1 }, `${hash} `, hash.toUpperCase()])
      expect(await reuse(wrong), JSON.stringify(wrong)).toMatchObject(noFile);
    // A file of its own is kept.
    const own = { resume_filename: "b.pdf", resume_file_path: "1736500000001_b.pdf", resume_file_size: 5 };
    expect(await reuse(hash, own)).toMatchObject(own);
    // The file stays while one of both applications does.
    await backend.database.query(
      "update public.resume_submissions set created_at = now() - interval '25 hours' where id = $1",
      [first],
    );
    expect(await reuse(hash)).toMatchObject(noFile);
    expect(await listFiles(first)).toEqual({ removed: [], renamed: [] });
  });
});
