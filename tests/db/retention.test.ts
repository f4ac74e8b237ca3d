import { readFileSync } from "node:fs";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { dataFolderPaths } from "../../server/data/files/data-folder.ts";
import {
  deleteDueRows,
  deleteExpired,
  setRetentionPeriods,
} from "../../server/jobs/retention/retention-periods.ts";
import { createLocalRetention } from "../../server/jobs/retention/local-retention.ts";
import type { SubmissionRetention } from "../../server/jobs/retention/submission-retention.ts";
import { loadDataFiles } from "../../model/loading/load-data.ts";
import { readBehaviorTable } from "../read-behavior.ts";
import { runSubmissions } from "../run-command.ts";
import { insertRow } from "./insert-row.ts";
import { sampleRows, tableNames } from "./sample-rows.ts";
import { describeBackend } from "./served-backend.ts";
import { isFullRun } from "../is-full-run.ts";

const day = 24 * 3_600_000;
const now = new Date("2027-06-15T12:00:00Z");
const tomorrow = new Date(now.getTime() + day);

describeBackend("retention", (backend) => {
  let localRetention: SubmissionRetention;

  beforeAll(() => {
    localRetention = createLocalRetention(backend.database, dataFolderPaths(backend.dataDir), backend.files);
  });
  beforeEach(async () => {
    await backend.reset();
    await backend.database.run(`
      truncate private.retention_holds, private.deletions;
      update private.retention set listed_at = null`);
  });

  type Table = keyof typeof sampleRows;
  async function storeRow(table: Table, created_at: string, extraFields: object = {}): Promise<string> {
    const row = { id: crypto.randomUUID(), ...sampleRows[table], ...extraFields, created_at };
    await insertRow(backend.database, table, { ...row, spam_score: 0, spam_reasons: {} });
    return row.id;
  }
  /** Adds recent rows, so that the expired ones are at most a fifth of the table. */
  async function addRecentRows(table: Table, count = 5): Promise<void> {
    for (let n = 0; n < count; n += 1) await storeRow(table, "2027-06-01");
  }
  const ids = async (table: Table) =>
    (await backend.database.query<{ id: string }>(`select id from public.${table}`)).map(({ id }) => id);
  const dueIds = async (table: Table, at = now) =>
    (await localRetention.due(at.toISOString()))
      .find((found) => found.table === table)
      ?.due.map(({ id }) => id);
  const addEvent = (table: Table, submission: string, at: string, what: string, detail: object = {}) =>
    backend.database.query(
      "insert into private.lead_events (submission_table, submission, at, actor, what, detail) values ($1, $2, $3, 'pat', $4, $5)",
      [table, submission, at, what, JSON.stringify(detail)],
    );

  it("uses the periods in the content, before and after the server has set them", async () => {
    const { backups, ...retention } = loadDataFiles(process.cwd()).retention;
    expect(readFileSync("docs/behavior/submissions.md", "utf8")).toContain(
      `Backups are kept for at most ${backups.days} days`,
    );
    const periods = async () =>
      Object.fromEntries(
        (await localRetention.due(now.toISOString())).map(({ table, months, counted_from }) => [
          table,
          { months, countedFrom: counted_from },
        ]),
      );
    expect(await periods()).toEqual(retention);
    expect(
      readBehaviorTable("Periods of retention").map(([table, months, from]) => [
        table,
        { months: Number(months), countedFrom: from?.replace(" ", "_") },
      ]),
    ).toEqual(Object.entries(retention));
    await setRetentionPeriods(backend.database, retention);
    expect(await periods()).toEqual(retention);
  });

  it("finds exactly the rows that are due, to the second", async () => {
    const keptId = await storeRow("contact_submissions", "2025-06-15T12:00:01Z");
    const due = await storeRow("contact_submissions", "2025-06-15T12:00:00Z");
    expect(await dueIds("contact_submissions")).toEqual([due]);
    expect(await ids("contact_submissions")).toEqual(expect.arrayContaining([keptId, due]));
    const report = await storeRow("salary_report_downloads", "2026-06-15T12:00:00Z");
    await storeRow("salary_report_downloads", "2026-06-15T12:00:01Z");
    expect(await dueIds("salary_report_downloads")).toEqual([report]);
  });

  it("is counted from the last contact; reading, releasing, assigning or tagging a submission is not a contact", async () => {
    const contactedId = await storeRow("contact_submissions", "2025-01-01");
    await addEvent("contact_submissions", contactedId, "2026-01-01", "status_changed", {
      status: "contacted",
    });
    const readId = await storeRow("contact_submissions", "2025-01-02");
    await addEvent("contact_submissions", readId, "2027-01-01", "status_changed", { status: "read" });
    for (const what of ["released", "assigned", "tagged", "untagged", "snoozed"])
      await addEvent("contact_submissions", readId, "2027-01-01", what);
    const report = await storeRow("salary_report_downloads", "2026-01-01");
    await addEvent("salary_report_downloads", report, "2027-01-01", "status_changed", {
      status: "contacted",
    });
    expect(await dueIds("contact_submissions")).toEqual([readId]);
    expect(await dueIds("contact_submissions", new Date("2028-01-01T00:00:00Z"))).toEqual([
      readId,
      contactedId,
    ]);
    expect(await dueIds("salary_report_downloads")).toEqual([report]);
  });

  it("lists due submissions on the first day, deletes them on the second, and starts over when a period changes", async () => {
    const oldId = await storeRow("contact_submissions", "2024-01-01");
    await addRecentRows("contact_submissions", 9);
    const first = await deleteExpired(localRetention, now);
    expect(first).toEqual([
      expect.stringMatching(/^Retention: 1 of 10 rows of contact_submissions are due .* starting tomorrow\./),
    ]);
    expect(await deleteExpired(localRetention, new Date(tomorrow.getTime() - 1000))).toEqual([]);
    expect(await ids("contact_submissions")).toContain(oldId);
    expect(await deleteExpired(localRetention, tomorrow)).toEqual([
      "Retention: deleted 1 rows from contact_submissions and 0 files.",
    ]);
    expect(await ids("contact_submissions")).not.toContain(oldId);
    expect(await backend.database.query("select why, counts from private.deletions")).toMatchObject([
      { why: "retention", counts: { contact_submissions: 1 } },
    ]);

    const laterId = await storeRow("contact_submissions", "2026-01-01");
    const { retention } = loadDataFiles(process.cwd());
    await setRetentionPeriods(backend.database, {
      contact_submissions: { ...retention.contact_submissions, months: 12 },
    });
    expect(await deleteExpired(localRetention, tomorrow)).toEqual([
      expect.stringContaining("starting tomorrow"),
    ]);
    expect(await ids("contact_submissions")).toContain(laterId);
    await setRetentionPeriods(backend.database, retention);
  });

  it("skips a submission on legal hold until the hold's last day is over", async () => {
    const heldId = await storeRow("contact_submissions", "2024-01-01");
    const hold = (until: string | null) => localRetention.hold({ id: heldId, reason: "agreement", until });
    expect(await hold("2027-06-15")).toEqual(["contact_submissions"]);
    expect(await dueIds("contact_submissions")).toEqual([]);
    // In the agency's time zone, which is New York's unless the content sets another.
    expect(await dueIds("contact_submissions", new Date("2027-06-16T03:59:59Z"))).toEqual([]);
    expect(await dueIds("contact_submissions", new Date("2027-06-16T04:00:00Z"))).toEqual([heldId]);
    await hold(null);
    expect(await dueIds("contact_submissions", new Date("2040-01-01"))).toEqual([]);
    await localRetention.hold({ id: heldId, reason: null, until: null });
    expect(await dueIds("contact_submissions")).toEqual([heldId]);
  });

  it("skips only the one on legal hold if two submissions have the same id", async () => {
    const id = await storeRow("contact_submissions", "2024-01-01");
    await storeRow("salary_report_downloads", "2024-01-01", { id });
    const hold = (table: Table | undefined, reason: "dispute" | null) =>
      localRetention.hold({ table, id, reason, until: null });
    const due = async () => [
      await dueIds("contact_submissions"),
      await dueIds("salary_report_downloads"),
      await dueIds("resume_submissions"),
    ];
    expect(await hold("contact_submissions", "dispute")).toEqual(["contact_submissions"]);
    expect(await due()).toEqual([[], [id], []]);
    expect(await hold("resume_submissions", "dispute")).toEqual([]);
    expect(await hold("salary_report_downloads", null)).toEqual(["salary_report_downloads"]);
    expect(await due()).toEqual([[], [id], []]);
    // Without a table name, the ID matches submissions in both tables.
    const bothTables = ["contact_submissions", "salary_report_downloads"];
    expect(await hold(undefined, "dispute")).toEqual(bothTables);
    expect(await due()).toEqual([[], [], []]);
    expect(await hold("contact_submissions", null)).toEqual(["contact_submissions"]);
    expect(await due()).toEqual([[id], [], []]);
    expect(await hold(undefined, null)).toEqual(bothTables);
    expect(await due()).toEqual([[id], [id], []]);
  });

  it("stops before deleting more than a fifth of a table, until an operator confirms", async () => {
    for (const table of tableNames) await storeRow(table, "2020-01-01");
    await addRecentRows("contact_submissions", 4);
    await addRecentRows("resume_submissions", 3);
    await deleteExpired(localRetention, now);
    const lines = await deleteExpired(localRetention, tomorrow);
    // One of five rows is exactly a fifth, so no confirmation is needed.
    expect(lines).toEqual([
      "Retention: deleted 1 rows from contact_submissions and 0 files.",
      expect.stringMatching(
        /^Retention stopped: 1 of 4 rows of resume_submissions are due .* --delete-due"\.$/,
      ),
      expect.stringMatching(/^Retention stopped: 1 of 1 rows of salary_report_downloads/),
    ]);
    expect(await ids("resume_submissions")).toHaveLength(4);
    for (const table of (await localRetention.due(tomorrow.toISOString())).filter(
      ({ due }) => due.length > 0,
    ))
      await deleteDueRows(localRetention, table);
    expect(await ids("resume_submissions")).toHaveLength(3);
    expect(await ids("salary_report_downloads")).toHaveLength(0);
  });

  describe.runIf(isFullRun)("with the operator's command while the server runs", () => {
    const run = (...args: string[]) => runSubmissions(args, backend.environment);
    const becauseArgs = ["--because", "agreement"];

    it("is shown, confirmed and suspended by legal holds", async () => {
      const old = await storeRow("contact_submissions", "2020-01-01");
      const idOnHold = await storeRow("contact_submissions", "2020-01-02");
      await storeRow("contact_submissions", new Date().toISOString());
      const holdResult = await run("--hold", idOnHold, ...becauseArgs, "--until", "2099-12-31");
      expect(holdResult.output).toBe(`On hold until 2099-12-31: ${idOnHold} in contact_submissions.\n`);
      const dueResult = await run("--due");
      expect(dueResult.output).toContain(
        "contact_submissions: 1 of 3 rows are due for deletion, 24 months after the last contact; 1 more on hold",
      );
      expect(dueResult.output).toContain(`  ${old}  counted from 2020-01-01`);
      expect(await run("--delete-due")).toMatchObject({
        code: 1,
        errors: expect.stringMatching(/^Nothing was deleted: .* Add --yes to confirm\.\n$/) as string,
      });
      expect(await ids("contact_submissions")).toHaveLength(3);
      expect((await run("--delete-due", "--yes")).output).toContain(
        "deleted 1 rows from contact_submissions",
      );
      expect(await ids("contact_submissions")).not.toContain(old);
      expect(await run("salary_report_downloads", "--lift-hold", old)).toMatchObject({
        code: 1,
        errors: `There is no submission with the id ${old} in salary_report_downloads.\n`,
      });
    });

    it("is suspended for every submission with a given id, or only for the one in a given table", async () => {
      const id = await storeRow("contact_submissions", "2024-01-01");
      await storeRow("resume_submissions", "2024-01-01", { id });
      const bothSubmissions = `${id} in contact_submissions and resume_submissions`;
      expect((await run("--hold", id, ...becauseArgs)).output).toBe(
        `On hold until lifted: ${bothSubmissions}.\n2 submissions share this id. To lift only one of these holds, name its table: npm run submissions -- contact_submissions --lift-hold ${id}\n`,
      );
      expect((await run("--lift-hold", id)).output).toBe(
        `No longer on hold: ${bothSubmissions}.\n2 submissions share this id. To place one of them on hold again, name its table: npm run submissions -- contact_submissions --hold ${id} --because <reason>\n`,
      );
      expect((await run("resume_submissions", "--hold", id, ...becauseArgs)).output).toBe(
        `On hold until lifted: ${id} in resume_submissions.\n`,
      );
    });
  });
});
