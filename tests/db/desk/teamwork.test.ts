import { beforeEach, expect, it } from "vitest";
import { toDay } from "../../../model/format-day.ts";
import { addDays, listSnoozeDays } from "../../../server/operator/desk/leads/snooze-days.ts";
import type { Lead } from "../../../server/operator/desk/leads/lead-desk.ts";
import type { Presence } from "../../../server/operator/desk/leads/presence.ts";
import type { Counts } from "../../../server/operator/desk/app/data/desk-context.ts";
import { makeTestWorker } from "../deliveries/make-test-worker.ts";
import { createRecordingChannel } from "../deliveries/recording-channel.ts";
import { describeBackend } from "../served-backend.ts";
import { storeSubmission } from "./lead-samples.ts";
import { openTeamDesk } from "./team-desk.ts";

const table = "contact_submissions";

describeBackend("a team at the desk", (backend) => {
  beforeEach(() => backend.reset());

  const store = (more: { hoursAgo?: number } = {}) => storeSubmission(backend.database, table, more);
  const soon = () => addDays(toDay(new Date(), "America/Chicago"), 2);

  async function open() {
    const desk = openTeamDesk(backend);
    const ana = await desk.signIn("recruiter");
    const get = async <Answer>(path: string) => (await (await ana.api(path)).json()) as Answer;
    const post = (path: string, body: object) => ana.api(path, { method: "POST", body });
    const ids = async (search: string) =>
      (await get<{ rows: { id: string }[] }>(`/leads?${search}`)).rows.map(({ id }) => id);
    const snooze = (id: string, until: string | null) =>
      post("/selection/snooze", { leads: [{ table, id }], until });
    return { desk, ana, get, post, ids, snooze };
  }

  it("snoozes a submission, which leaves the lists, comes back by the clock and reminds its owner", async () => {
    const { ids, snooze, get, post } = await open();
    const [id, other] = [await store(), await store()];
    await post("/selection/assign", { leads: [{ table, id }], owner: "Ana recruiter" });
    expect(await (await snooze(id, soon())).json()).toEqual({ snoozed: 1 });
    expect(await ids("")).toEqual([other]);
    expect(await ids("state=new")).toEqual([other]);
    expect(await ids("state=snoozed")).toEqual([id]);
    expect((await ids("state=all")).sort()).toEqual([id, other].sort());
    expect((await get<Counts>("/counts")).leads).toMatchObject({
      states: { new: 1 },
      snoozed: 1,
      mine: 0,
      nobodys: 1,
    });
    const { lead } = await get<{ lead: Lead }>(`/leads/${table}/${id}`);
    expect(lead.snooze?.actor).toBe("Ana recruiter");
    const { revision } = await get<{ revision: string }>("/revision");

    await backend.database.query("update private.snoozes set until = now() - interval '1 second'");
    expect((await ids("")).sort()).toEqual([id, other].sort());
    expect((await get<{ revision: string }>("/revision")).revision).not.toBe(revision);
    const mail = createRecordingChannel();
    await makeTestWorker(backend.database, { mail }).drain();
    expect(
      mail.sent
        .filter(({ kind }) => kind === "agency-reminder")
        .map(({ recipient, submission }) => [recipient, submission]),
    ).toEqual([["recruiter@example.com", id]]);
    expect((await get<Counts>("/counts")).leads).toMatchObject({ snoozed: 0, mine: 1, nobodys: 1 });
    await makeTestWorker(backend.database, { mail }).drain();
    expect(mail.sent.filter(({ kind }) => kind === "agency-reminder")).toHaveLength(1);
  });

  it("shows a late submission though it is snoozed, and takes no day before tomorrow", async () => {
    const { ids, snooze } = await open();
    const id = await store({ hoursAgo: 30 });
    for (const day of ["2020-01-01", toDay(new Date(), "America/Chicago"), "2099-01-01", "soon"])
      expect((await snooze(id, day)).status).toBe(400);
    await snooze(id, soon());
    expect(await ids("")).toEqual([]);
    expect(await ids("state=late")).toEqual([id]);
    expect(await (await snooze(id, null)).json()).toEqual({ snoozed: 1 });
    expect(await ids("")).toEqual([id]);
  });

  it("ends a snooze when the sender writes, and drops it when the submission is closed or deleted", async () => {
    const { ids, snooze, post } = await open();
    const [written, closed, deleted] = [await store(), await store(), await store()];
    for (const id of [written, closed, deleted]) await snooze(id, soon());
    await backend.addEvent(table, written, "sender_wrote", { note: "Any news?" });
    expect(await ids("")).toEqual([written]);
    const change = { table, id: closed, status: "closed", seen: null };
    await post("/selection/changes", { changes: [change] });
    await backend.database.query(`delete from public.${table} where id = $1`, [deleted]);
    expect(await backend.count("private.snoozes where until > now()")).toBe(0);
    const mail = createRecordingChannel();
    await makeTestWorker(backend.database, { mail }).drain();
    expect(
      mail.sent
        .filter(({ kind }) => kind === "agency-reminder")
        .map(({ recipient, submission }) => [recipient, submission]),
    ).toEqual([["hello@ridgebeam.example", written]]);
  });

  it("proposes days of the calendar in the agency's time zone, each once", () => {
    const late = new Date("2026-11-29T03:00:00Z");
    expect(listSnoozeDays(late, "America/Chicago").map(({ day }) => day)).toEqual([
      "2026-11-29",
      "2026-12-01",
      "2026-11-30",
      "2026-12-12",
    ]);
    expect(listSnoozeDays(new Date("2026-11-30T18:00:00Z"), "America/Chicago").map(({ day }) => day)).toEqual(
      ["2026-12-01", "2026-12-03", "2026-12-07", "2026-12-14"],
    );
  });

  it("sees who has a submission open and who writes, from every server, until the window is gone", async () => {
    const { post, get } = await open();
    const luis = openTeamDesk(backend, "https://other.example.com");
    const admin = await luis.signIn("admin");
    const id = await store();
    const tab = crypto.randomUUID();
    const report = (isWriting: boolean) => post("/presence", { tab, open: { table, id, isWriting } });
    const read = async () =>
      ((await (await admin.api("/revision")).json()) as { presence: Presence[] }).presence;
    expect((await report(false)).status).toBe(200);
    const [first] = await read();
    expect(first).toMatchObject({ actor: "Ana recruiter", table, id, writing_at: null });
    await report(true);
    const [writing] = await read();
    expect(writing?.writing_at).not.toBeNull();
    expect(writing?.opened_at).toBe(first?.opened_at);
    await report(true);
    expect((await read())[0]?.writing_at).toBe(writing?.writing_at);
    // Another operator cannot speak for the window.
    await admin.api("/presence", { method: "POST", body: { tab, open: null } });
    expect(await read()).toHaveLength(1);
    await post("/presence", { tab, open: null });
    expect(await read()).toEqual([]);
    await report(false);
    await backend.database.query("update private.desk_presence set seen_at = now() - interval '31 seconds'");
    expect((await get<{ presence: Presence[] }>("/revision")).presence).toEqual([]);
  });
});
