import { beforeEach, describe, expect, it } from "vitest";
import { tableNames } from "./sample-rows.ts";
import { describeBackend } from "./served-backend.ts";

describeBackend("deliveries of a submission", (backend) => {
  beforeEach(async () => {
    await backend.reset();
    await backend.database.run("delete from private.webhooks");
  });

  const deliveries = (submission: string) =>
    backend.database.query(
      `select kind, recipient, state, held_for from private.deliveries where submission = $1 order by kind, recipient`,
      [submission],
    );
  const count = (condition: string) => backend.count(`private.deliveries where ${condition}`);
  const spamSignals = { form_check: { trap: "https://spam.example", seconds: 1 } };
  const waitingDelivery = (kind: string, recipient: string) =>
    ({ kind, recipient, state: "waiting", held_for: null }) as const;

  it("are one email to the agency and one to the sender", async () => {
    expect(await deliveries(await backend.send("contact_submissions"))).toEqual([
      waitingDelivery("agency-lead", "agency"),
      waitingDelivery("sender-receipt", "dana@example.com"),
    ]);
    expect(await deliveries(await backend.send("resume_submissions"))).toEqual([
      waitingDelivery("agency-resume", "agency"),
      waitingDelivery("sender-receipt", "sam@example.com"),
    ]);
    expect(await deliveries(await backend.send("salary_report_downloads"))).toEqual([
      waitingDelivery("agency-report-request", "agency"),
      waitingDelivery("sender-report", "kim@example.com"),
    ]);
  });

  it("follow rules that an operator can edit, without a receipt if only a phone number was given", async () => {
    await backend.database.run(`
      insert into private.delivery_rules (event, kind, recipient, state) values ('lead.created', 'agency-lead', 'texas@example.org', 'texas');
      insert into private.delivery_rules (event, kind, recipient, context) values ('lead.created', 'agency-lead', 'hvac@example.org', 'hvac_article');
      insert into private.delivery_rules (event, kind, recipient, partner) values ('lead.created', 'agency-lead', 'acme@example.org', 'acme-jobs');
      insert into private.delivery_rules (event, kind, recipient, enabled) values ('lead.created', 'agency-lead', 'off@example.org', false)`);
    const recipients = async (extraFields: object) =>
      (await deliveries(await backend.send("contact_submissions", { ...extraFields, email: null }))).map(
        ({ recipient }) => recipient,
      );
    expect(await recipients({})).toEqual(["agency"]);
    expect(await recipients({ page_url: "https://www.example.com/locations/texas" })).toEqual([
      "agency",
      "texas@example.org",
    ]);
    expect(await recipients({ page_url: "https://www.example.com/locations/new-texas" })).toEqual(["agency"]);
    expect(await recipients({ context: "hvac_article", partner: "acme-jobs" })).toEqual([
      "acme@example.org",
      "agency",
      "hvac@example.org",
    ]);
    await backend.database.run("delete from private.delivery_rules where recipient like '%@example.org'");
  });

  it("include webhooks to the endpoints of the agency and of the referring partner", async () => {
    await backend.database.run(`
      insert into private.webhooks (url, partner) values ('https://agency.example/hook', null), ('https://acme.example/hook', 'acme-jobs'),
        ('https://other.example/hook', 'hard-hat-board');
      insert into private.webhooks (url, events) values ('https://resumes.example/hook', '{resume.created}');
      insert into private.webhooks (url, enabled) values ('https://off.example/hook', false)`);
    const endpoints = async (submission: string) =>
      (
        await backend.database.query<{ url: string }>(
          `select w.url from private.deliveries d join private.webhooks w on w.id::text = d.recipient
           where d.submission = $1 order by w.url`,
          [submission],
        )
      ).map(({ url }) => url);
    expect(await endpoints(await backend.send("contact_submissions"))).toEqual([
      "https://agency.example/hook",
    ]);
    expect(await endpoints(await backend.send("resume_submissions", { partner: "acme-jobs" }))).toEqual([
      "https://acme.example/hook",
      "https://agency.example/hook",
      "https://resumes.example/hook",
    ]);
  });

  it("are held for a flagged submission until it is released, which has an effect only once", async () => {
    const id = await backend.send("contact_submissions", spamSignals);
    expect(await deliveries(id)).toEqual([
      { kind: "agency-lead", recipient: "agency", state: "held", held_for: "flagged" },
      { kind: "sender-receipt", recipient: "dana@example.com", state: "held", held_for: "flagged" },
    ]);
    const release = () => backend.database.query("select private.release_deliveries($1, 'kim') as n", [id]);
    expect((await Promise.all([release(), release()])).flat()).toEqual(
      expect.arrayContaining([{ n: 0 }, { n: 2 }]),
    );
    expect(await deliveries(id)).toMatchObject([{ state: "waiting" }, { state: "waiting" }]);
    const events = "select actor, what, detail from private.lead_events";
    expect(await backend.database.query(events)).toEqual([
      { actor: "kim", what: "released", detail: { deliveries: 2 } },
    ]);
  });

  it("are released together, by the id of any of them or of submissions in any table", async () => {
    const id = await backend.send("contact_submissions", spamSignals);
    for (const table of ["resume_submissions", "salary_report_downloads"] as const)
      await backend.send(table, { ...spamSignals, id });
    const release = async (released: string | undefined) =>
      backend.database.query("select private.release_deliveries($1, 'kim') as n", [released]);
    const [delivery] = await backend.database.query<{ id: string }>(
      "select id from private.deliveries where submission_table = 'contact_submissions' limit 1",
    );
    expect(await release(delivery?.id)).toEqual([{ n: 2 }]);
    expect(await count("state = 'held' and submission_table <> 'contact_submissions'")).toBe(4);
    expect(await release(id)).toEqual([{ n: 4 }]);
    const events =
      "select submission_table as table, detail from private.lead_events order by submission_table";
    expect(await backend.database.query(events)).toEqual(
      tableNames.map((table) => ({ table, detail: { deliveries: 2 } })),
    );
  });

  it("are held if the spam score reaches the threshold in the settings", async () => {
    await backend.database.run("update private.delivery_settings set held_from_score = 101");
    expect(await deliveries(await backend.send("contact_submissions", spamSignals))).toMatchObject([
      { state: "waiting" },
      { state: "waiting" },
    ]);
    await backend.database.run("update private.delivery_settings set held_from_score = 60");
    // Forms without JavaScript send no form_check, so its absence alone does not flag a submission.
    expect(await deliveries(await backend.send("contact_submissions", { partner: "nobody" }))).toMatchObject([
      { state: "waiting" },
      { state: "waiting" },
    ]);
  });

  it("do not flood a third party, whichever forms and spellings of the address are used", async () => {
    await backend.limit("sender_mails", "email", 3);
    await backend.send("contact_submissions", { ...spamSignals, email: "victim@example.com" });
    await backend.send("contact_submissions", { email: "victim@example.com" });
    await backend.send("salary_report_downloads", { email: "Victim+1@example.com" });
    await backend.send("resume_submissions", { email: "victim+2@EXAMPLE.com" });
    const overLimitId = await backend.send("contact_submissions", { email: "victim@example.com" });
    expect(await deliveries(overLimitId)).toEqual([
      waitingDelivery("agency-lead", "agency"),
      { kind: "sender-receipt", recipient: "victim@example.com", state: "held", held_for: "limit" },
    ]);
    expect(await count("state = 'waiting' and kind like 'sender-%'")).toBe(3);
  });

  it("are not created for restored or imported rows", async () => {
    await backend.database.run(
      "insert into public.salary_report_downloads (email, created_at) values ('kim@example.com', now() - interval '1 hour')",
    );
    expect(await count("true")).toBe(0);
  });

  it("are deleted with their submission, like the operators' events about it", async () => {
    const [gone, kept] = [
      await backend.send("contact_submissions"),
      await backend.send("contact_submissions"),
    ];
    for (const id of [gone, kept]) await backend.addEvent("contact_submissions", id, "note");
    await backend.database.query("delete from public.contact_submissions where id = $1", [gone]);
    const remainingRows =
      "select submission from private.deliveries union select submission from private.lead_events";
    expect(await backend.database.query(remainingRows)).toEqual([{ submission: kept }]);
  });

  describe("a status change", () => {
    const change = (submission: string, status: string) =>
      backend.addEvent("contact_submissions", submission, "status_changed", { status });

    it("is sent to endpoints, but held for a flagged submission until it is released", async () => {
      await backend.database.run(
        "insert into private.webhooks (url, events) values ('https://agency.example/hook', '{lead.status_changed}')",
      );
      const states = async (submission: string) =>
        (await deliveries(submission)).filter(({ kind }) => kind === "webhook").map(({ state }) => state);
      const lead = await backend.send("contact_submissions");
      await change(lead, "contacted");
      expect(await states(lead)).toEqual(["waiting"]);
      const flaggedId = await backend.send("contact_submissions", spamSignals);
      await change(flaggedId, "read");
      expect(await states(flaggedId)).toEqual(["held"]);
      await backend.database.query("select private.release_deliveries($1, 'kim')", [flaggedId]);
      await change(flaggedId, "closed");
      expect(await states(flaggedId)).toEqual(["waiting", "waiting"]);
    });

    it("is never overwritten, and requires a known status and an existing submission", async () => {
      const lead = await backend.send("contact_submissions");
      await change(lead, "read");
      for (const sql of ["update private.lead_events set actor = 'x'", "delete from private.lead_events"])
        await expect(backend.database.run(sql)).rejects.toMatchObject({ code: "55000" });
      await expect(change(lead, "sold")).rejects.toMatchObject({ code: "23514" });
      await expect(change(crypto.randomUUID(), "read")).rejects.toMatchObject({ code: "23503" });
    });
  });

  it("are deleted if an operator truncates the submissions", async () => {
    const [lead, resume] = [
      await backend.send("contact_submissions"),
      await backend.send("resume_submissions"),
    ];
    await backend.database.run("truncate public.contact_submissions");
    expect([(await deliveries(lead)).length, (await deliveries(resume)).length]).toEqual([0, 2]);
  });
});
