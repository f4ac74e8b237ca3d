import { beforeAll, beforeEach, expect, it } from "vitest";
import { openDeliveryQueue } from "../../../server/jobs/outbox/delivery-queue.ts";
import { createLeadDesk, type LeadDesk } from "../../../server/operator/desk/leads/create-lead-desk.ts";
import type { Lead, LeadStatus } from "../../../server/operator/desk/leads/lead-desk.ts";
import type { LeadQuery } from "../../../server/operator/desk/leads/lead-query.ts";
import type { SubmissionRef, SubmissionTable } from "../../../server/data/submission-tables.ts";
import { tableNames } from "../sample-rows.ts";
import { describeBackend } from "../served-backend.ts";
import { ALL_LEADS_QUERY, storeSubmission } from "./lead-samples.ts";

describeBackend("submissions on the desk", (backend) => {
  let leads: LeadDesk;

  beforeAll(() => void (leads = createLeadDesk(backend.database)));
  beforeEach(() => backend.reset());

  const lead = (
    options: Parameters<typeof storeSubmission>[2] = {},
    table: SubmissionTable = "contact_submissions",
  ) => storeSubmission(backend.database, table, options);
  const ref = (id: string, table: SubmissionTable = "contact_submissions"): SubmissionRef => ({ table, id });
  const change = async (id: string, status: LeadStatus, options: object = {}) => {
    const request = { ...ref(id), status, note: null, actor: "dana", seen: null, ...options };
    const [result] = await leads.changeAll([request]);
    if (result === undefined) throw new Error("There is no result");
    return result;
  };
  const release = async (flagged: SubmissionRef) =>
    (await leads.releaseAll({ refs: [flagged], actor: "dana" })).deliveries;
  const ids = async (query: Partial<LeadQuery>) =>
    (await leads.list({ ...ALL_LEADS_QUERY, ...query })).rows.map(({ id }) => id);
  const lastChange = ({ events }: Lead) =>
    events.findLast(({ what }) => what === "status_changed")?.id ?? null;
  const openLead = async (id: string, table?: SubmissionTable) => {
    const found = await leads.open(ref(id, table));
    if (found === null) throw new Error("It is not stored");
    return found;
  };

  it("record every change of status, and store the last one in the row", async () => {
    const id = await lead();
    expect(await change(id, "read")).toMatchObject({ outcome: "changed", from: "new" });
    const seen = lastChange(await openLead(id));
    const result = await change(id, "contacted", { seen, note: "Left a message", actor: "luis" });
    expect(result).toMatchObject({ outcome: "changed", from: "read" });
    const { status, events } = await openLead(id);
    expect(status).toBe("contacted");
    expect(events).toMatchObject([
      { actor: "dana", what: "status_changed", detail: { status: "read" } },
      { actor: "luis", what: "status_changed", detail: { status: "contacted", note: "Left a message" } },
    ]);
    const [row] = (await leads.list(ALL_LEADS_QUERY)).rows;
    expect(row).toMatchObject({ status: "contacted", answered_at: events[1]?.at });
  });

  it("keep only the first of two concurrent changes, and report the other as a conflict", async () => {
    const id = await lead();
    const results = await Promise.all([change(id, "contacted"), change(id, "qualified", { actor: "luis" })]);
    expect(results.map(({ outcome }) => outcome).sort()).toEqual(["changed", "conflict"]);
    expect((await openLead(id)).events).toHaveLength(1);
  });

  it("have an owner, whom the list filters by and the history records", async () => {
    const [own, theirs, open] = [await lead(), await lead({}, "resume_submissions"), await lead()];
    const assign = (refs: SubmissionRef[], owner: string | null, actor = "dana") =>
      leads.assignAll({ refs, owner, actor });
    const missing = ref(crypto.randomUUID());
    expect(await assign([ref(own), ref(theirs, "resume_submissions"), missing], "dana")).toBe(2);
    expect(await assign([ref(own), ref(theirs, "resume_submissions")], "dana")).toBe(0);
    expect(await assign([ref(theirs, "resume_submissions")], "luis", "luis")).toBe(1);
    expect(await ids({ owner: "dana" })).toEqual([own]);
    expect(await ids({ owner: "luis" })).toEqual([theirs]);
    expect(await ids({ owner: "-" })).toEqual([open]);
    expect(await leads.owners()).toEqual(["dana", "luis"]);
    await assign([ref(own)], null);
    expect((await ids({ owner: "-" })).sort()).toEqual([own, open].sort());
    expect((await openLead(own)).events).toMatchObject([
      { actor: "dana", what: "assigned", detail: { owner: "dana" } },
      { actor: "dana", what: "assigned", detail: { owner: null } },
    ]);
    const { rows } = await leads.list(ALL_LEADS_QUERY);
    expect(new Map(rows.map(({ id, owner }) => [id, owner]))).toEqual(
      new Map([
        [own, null],
        [theirs, "luis"],
        [open, null],
      ]),
    );
  });

  it("can be changed in bulk; a conflict affects only the submission concerned", async () => {
    const [ownId, theirs, same] = [await lead(), await lead(), await lead({}, "resume_submissions")];
    const missingId = crypto.randomUUID();
    await change(theirs, "closed", { actor: "luis" });
    const refs = [ref(ownId), ref(theirs), ref(same, "resume_submissions"), ref(missingId)];
    const set = (status: LeadStatus, seen: (id: string) => number | null) =>
      leads.changeAll(
        refs.map((lead) => ({ ...lead, status, note: null, actor: "dana", seen: seen(lead.id) })),
      );
    const answers = new Map((await set("contacted", () => null)).map((answer) => [answer.id, answer]));
    expect(answers.get(ownId)).toMatchObject({
      table: "contact_submissions",
      outcome: "changed",
      from: "new",
    });
    const theirChange = lastChange(await openLead(theirs));
    expect(answers.get(theirs)).toMatchObject({
      outcome: "conflict",
      actor: "luis",
      status: "closed",
      change: theirChange,
    });
    expect(answers.get(same)).toMatchObject({ table: "resume_submissions", outcome: "changed" });
    expect(answers.get(missingId)).toMatchObject({ outcome: "gone" });

    // An undo passes the id of the change that it reverts. The submissions then no longer count as answered.
    const undoResults = await set("new", (id) => {
      const answer = answers.get(id);
      return answer?.outcome === "changed" ? answer.change : null;
    });
    expect(undoResults.map(({ id, outcome }) => [id, outcome]).sort()).toEqual(
      [
        [ownId, "changed"],
        [theirs, "conflict"],
        [same, "changed"],
        [missingId, "gone"],
      ].sort(),
    );
    const { events, status } = await openLead(ownId);
    expect([status, events.map(({ detail }) => detail.status)]).toEqual(["new", ["contacted", "new"]]);
    const rows = new Map((await leads.list(ALL_LEADS_QUERY)).rows.map((row) => [row.id, row]));
    expect(rows.get(ownId)?.answered_at).toBeNull();
    expect(rows.get(theirs)?.answered_at).not.toBeNull();
  });

  it("are changed by two operators with overlapping selections without a deadlock", async () => {
    const leadIds = [await lead(), await lead(), await lead(), await lead()];
    const closeInOrder = (actor: string, order: string[]) =>
      leads.changeAll(
        order.map((id) => ({ ...ref(id), status: "closed", note: null, actor, seen: null }) as const),
      );
    for (const answers of await Promise.all([
      closeInOrder("dana", leadIds),
      closeInOrder("luis", leadIds.toReversed()),
    ]))
      expect(answers.every(({ outcome }) => ["changed", "conflict"].includes(outcome))).toBe(true);
    for (const id of leadIds) expect((await openLead(id)).events).toHaveLength(1);
  });

  it("show the result of the file check, and can be filtered by it", async () => {
    const file = (number: number) => `173690000000${number}_cv.pdf`;
    const resumeIds: string[] = [];
    for (const number of [1, 2, 3])
      resumeIds.push(await lead({ hoursAgo: number, resume_file_path: file(number) }, "resume_submissions"));
    const before = await leads.revision();
    const setVerdictSql = "update private.file_checks set verdict = $2, checked_at = now() where path = $1";
    await backend.database.query(setVerdictSql, [file(1), "sound"]);
    await backend.database.query(setVerdictSql, [file(2), "refused"]);
    expect(await leads.revision()).not.toBe(before);
    const otherId = await lead({ hoursAgo: 9 });
    const { rows } = await leads.list(ALL_LEADS_QUERY);
    expect(rows.map((row) => [row.id, row.file])).toEqual([
      [resumeIds[0], "sound"],
      [resumeIds[1], "refused"],
      [resumeIds[2], "waiting"],
      [otherId, null],
    ]);
    for (const [number, state] of (["sound", "refused", "waiting"] as const).entries())
      expect([state, await ids({ file: state, order: "promise" })]).toEqual([state, [resumeIds[number]]]);
  });

  it("are selected individually, flagged or not", async () => {
    const [one, two, other] = [await lead(), await lead({ spam_score: 90 }), await lead()];
    const selectedRefs = [ref(one), ref(two), ref(other, "resume_submissions")];
    expect((await ids({ only: selectedRefs, flagged: null })).sort()).toEqual([one, two].sort());
    expect(await ids({ only: selectedRefs, flagged: true })).toEqual([two]);
    expect(await ids({ only: [], flagged: null })).toEqual([]);
  });

  it("are listed with their text and legal hold if they are flagged", async () => {
    const text = "We bring your website to page one of Google";
    const id = await lead({ spam_score: 90, project_details: text });
    expect((await leads.list({ ...ALL_LEADS_QUERY, flagged: true })).rows).toMatchObject([
      { excerpt: text, is_kept: false },
    ]);
    await backend.database.query(
      "insert into private.retention_holds (submission_table, submission, reason) values ('contact_submissions', $1, 'dispute')",
      [id],
    );
    expect((await leads.list({ ...ALL_LEADS_QUERY, flagged: true })).rows).toMatchObject([{ is_kept: true }]);
    await backend.database.run("delete from private.retention_holds");
  });

  it("are unchanged if the status is the same, and cannot be changed once deleted", async () => {
    const id = await lead();
    expect(await change(id, "new")).toMatchObject({ outcome: "unchanged" });
    expect(await leads.note({ ...ref(crypto.randomUUID()), note: "x", actor: "dana" })).toEqual({
      outcome: "gone",
    });
    expect(await leads.open(ref(crypto.randomUUID()))).toBeNull();
  });

  it("are listed by deadline: overdue ones first, then by due time, then those without a deadline, then answered ones", async () => {
    const due = await lead({ hoursAgo: 20 });
    const report = await lead({ hoursAgo: 30 }, "salary_report_downloads");
    const lateId = await lead({ hoursAgo: 26 }, "resume_submissions");
    const recentId = await lead({ hoursAgo: 1 });
    const answeredId = await lead({ hoursAgo: 25 });
    await change(answeredId, "contacted");
    const order = [lateId, due, recentId, report, answeredId];
    expect(await ids({ order: "promise" })).toEqual(order);
    const first = await leads.list({ ...ALL_LEADS_QUERY, order: "promise", limit: 2 });
    expect(first.rows.map(({ id }) => id)).toEqual(order.slice(0, 2));
    expect(await ids({ order: "promise", limit: 2, after: first.next })).toEqual(order.slice(2, 4));
    expect(await ids({ order: "promise", state: "late" })).toEqual([lateId]);
    expect(await ids({ state: "late" })).toEqual([lateId]);
    const [row] = first.rows;
    expect(new Date(row?.due ?? 0).getTime() - new Date(row?.created_at ?? 0).getTime()).toBe(24 * 3_600_000);
  });

  it("are found by prefixes of words in any field, and by a phone number in any grouping", async () => {
    const kim = await lead({
      first_name: "Kim",
      last_name: "Peña",
      email: "kim.pena@towerworks.example",
      phone: "+1 (302) 555-0142",
      project_details: "Two data-center halls, tilt wall",
      utm: { utm_source: "linkedin" },
    });
    await lead({ first_name: "Somebody", last_name: "Else" });
    for (const search of [
      "kim",
      "PEÑA",
      "towerwo",
      "tilt wall",
      "linkedin",
      "3025550142",
      "555-0142",
      "kim data",
    ])
      expect([search, await ids({ search })]).toEqual([search, [kim]]);
    expect(await ids({ search: "kim nobody" })).toEqual([]);
    expect(await ids({ search: "' | !" })).toHaveLength(2);
  });

  it("are filtered by kind, state, context, partner, language, flag and period", async () => {
    const other = await lead({ hoursAgo: 200 }, "resume_submissions");
    const one = await lead({
      context: "texas",
      partner: "acme",
      language: "es",
      spam_score: 10,
      spam_reasons: { link: 10 },
    });
    await change(one, "read");
    for (const query of [
      { kind: "contact_submissions" },
      { state: "read" },
      { context: "texas" },
      { partner: "acme" },
      { language: "es" },
      { spam: "some" },
      { since: new Date(Date.now() - 86_400_000).toISOString() },
    ] satisfies Partial<LeadQuery>[])
      expect([query, await ids(query)]).toEqual([query, [one]]);
    expect(await ids({ language: "en" })).toEqual([other]);
    expect(await ids({ spam: "none" })).toEqual([other]);
    // By default, submissions are listed newest first.
    expect(await ids({ state: "open" })).toEqual([one, other]);
  });

  it("stay flagged until they are released, each once, even if one in another table has the same id", async () => {
    const id = crypto.randomUUID();
    const form_check = { trap: "https://spam.example", seconds: 0 };
    for (const table of tableNames) await backend.send(table, { id, form_check });
    expect(await ids({})).toEqual([]);
    expect(await ids({ flagged: true })).toEqual([id, id, id]);
    expect(await leads.counts(ALL_LEADS_QUERY.promised, "dana")).toMatchObject({
      flagged: 3,
      states: { new: 0 },
    });
    const listDeliveryStates = async () =>
      (
        await backend.database.query<{ line: string }>(
          `select submission_table || ' ' || state || ' ' || count(*) as line from private.deliveries
           where submission = $1 group by submission_table, state order by 1`,
          [id],
        )
      ).map(({ line }) => line);

    expect(await release(ref(id))).toBe(2);
    expect(await release(ref(id))).toBe(0);
    expect(await listDeliveryStates()).toEqual([
      "contact_submissions waiting 2",
      "resume_submissions held 2",
      "salary_report_downloads held 2",
    ]);
    expect(await ids({})).toEqual([id]);
    expect((await openLead(id)).events).toMatchObject([{ what: "released", detail: { deliveries: 2 } }]);
    for (const other of ["resume_submissions", "salary_report_downloads"] as const)
      expect(await openLead(id, other)).toMatchObject({ is_flagged: true, events: [] });
  });

  it("are released together, each once, except deleted ones, even if no delivery was held", async () => {
    const refs = [ref(await lead({ spam_score: 90 })), ref(await lead({ hoursAgo: 1, spam_score: 90 }))];
    const deletedRef = ref(crypto.randomUUID());
    const result = await leads.releaseAll({ refs: [...refs, deletedRef], actor: "dana" });
    expect(result).toEqual({ leads: 2, deliveries: 2 });
    expect(await ids({ flagged: true })).toEqual([]);
    expect(await ids({})).toEqual(refs.map(({ id }) => id));
    await leads.releaseAll({ refs, actor: "luis" });
    for (const { id } of refs)
      expect((await openLead(id)).events).toMatchObject([{ actor: "dana", what: "released" }]);
  });

  it("are shown with other submissions of the same person, by email or phone", async () => {
    const samePerson = { email: "Ann@Example.com", phone: "(302) 555-0142" };
    const first = await lead({ ...samePerson, hoursAgo: 5 });
    const phoneMatch = await lead(
      { email: "ann@work.example", phone: "+1 302 555 0142 ext. 7", hoursAgo: 4 },
      "resume_submissions",
    );
    const emailMatch = await lead({ email: "ann@example.com", hoursAgo: 3 }, "salary_report_downloads");
    await lead({ email: "dann@example.com", phone: "302 555 0143" });
    const { same_person } = await openLead(first);
    expect(same_person.map(({ id }) => id)).toEqual([emailMatch, phoneMatch]);
    expect((await openLead(emailMatch, "salary_report_downloads")).same_person.map(({ id }) => id)).toEqual([
      first,
    ]);
  });

  it("are counted by state, day, context and partner", async () => {
    await lead({ hoursAgo: 30, context: "texas" });
    const other = await lead({ context: "texas", partner: "acme" });
    await change(other, "qualified");
    expect(await leads.counts(ALL_LEADS_QUERY.promised, "dana")).toEqual({
      states: { new: 1, read: 0, contacted: 0, qualified: 1, closed: 0, not_a_lead: 0 },
      late: 1,
      flagged: 0,
      snoozed: 0,
      mine: 0,
      nobodys: 2,
      oldest_flagged: null,
    });
    const { days, contexts, partners } = await leads.statistics({ days: 14, timeZone: "America/Chicago" });
    expect(days).toHaveLength(14);
    expect(days.reduce((sum, { arrived }) => sum + arrived, 0)).toBe(2);
    expect(days.at(-1)?.arrived).toBeGreaterThanOrEqual(1);
    const arrivalsByName = (rows: typeof contexts) => rows.map(({ name, arrived }) => [name, arrived]);
    expect(arrivalsByName(contexts)).toEqual([["texas", 2]]);
    expect(arrivalsByName(partners)).toEqual([
      ["acme", 1],
      [null, 1],
    ]);
  });

  it("are shown next to the form counts, by day", async () => {
    await lead({ context: "texas" });
    await backend.database.run(
      `insert into private.form_counts (day, form, context, partner, page, shown, started, sent, failed)
       select private.counted_day(now()) - ago, form, context, partner, '', 40, 4, 2, 1
       from (values (0, 'lead-form', 'texas', ''), (0, 'resume-form', '', ''), (3, 'lead-form', 'texas', 'acme'), (20, 'lead-form', 'texas', ''))
         told (ago, form, context, partner)`,
    );
    const { days, contexts, partners } = await leads.statistics({ days: 14, timeZone: "America/New_York" });
    const two = { seen: 80, started: 8, sent: 4, failed: 2 };
    const one = { seen: 40, started: 4, sent: 2, failed: 1 };
    expect(days.filter(({ seen }) => seen > 0)).toEqual([
      { day: days.at(-4)?.day, ...one, arrived: 0 },
      { day: days.at(-1)?.day, ...two, arrived: 1 },
    ]);
    expect(contexts).toEqual([
      { name: "texas", ...two, arrived: 1 },
      { name: null, ...one, arrived: 0 },
    ]);
    expect(partners).toEqual([
      { name: null, ...two, arrived: 1 },
      { name: "acme", ...one, arrived: 0 },
    ]);
  });

  it("have a revision that changes with a submission, a change, a note, a deletion and each attempt of a delivery", async () => {
    const id = crypto.randomUUID();
    const { database } = backend;
    const addresses = { messageDomain: "example.com", agencyAddress: "a@example.com" };
    const queue = openDeliveryQueue(database, addresses);
    let delivery: Awaited<ReturnType<typeof queue.claim>>[number];
    const claim = async () => {
      const [claimed] = await queue.claim("mail", 1);
      if (claimed === undefined) throw new Error("Nothing is due");
      delivery = claimed;
    };
    const deletion = { why: "erasure", submissions: [ref(id)], files: [], emails: [], phones: [] };
    const revisions = [await leads.revision()];
    for (const action of [
      () => lead({ id }),
      claim,
      () => queue.postpone(delivery, 60_000, "451 Try again later"),
      claim,
      () => queue.requeue(delivery, "The mail server cannot be reached"),
      () => change(id, "read"),
      () => leads.note({ ...ref(id), note: "Call again", actor: "dana" }),
      () => database.query("select public.delete_submissions($1::jsonb)", [JSON.stringify(deletion)]),
    ]) {
      await action();
      revisions.push(await leads.revision());
    }
    expect(new Set(revisions).size).toBe(revisions.length);
    expect(await leads.revision()).toBe(revisions.at(-1));
  });

  it("have a revision that changes when the lease of a dead worker expires", async () => {
    const { database } = backend;
    await lead();
    // now() is constant within a transaction, so the lease cannot expire before the transaction ends.
    const leasedRevision = await database.transaction(async (transaction) => {
      const end = "now() + interval '1 millisecond'";
      await transaction.run(
        `update private.deliveries set lease = gen_random_uuid(), leased_until = ${end}, next_try = ${end}`,
      );
      return createLeadDesk(transaction).revision();
    });
    await database.query("select pg_sleep(0.01)");
    expect(await leads.revision()).not.toBe(leasedRevision);
  });
});
