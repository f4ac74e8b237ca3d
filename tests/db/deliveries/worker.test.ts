import { setTimeout as sleep } from "node:timers/promises";
import { beforeEach, describe, expect, it } from "vitest";
import { DeliveryRefusal, type Channel } from "../../../server/jobs/outbox/channel.ts";
import { describeBackend } from "../served-backend.ts";
import { makeTestWorker } from "./make-test-worker.ts";
import { createRecordingChannel } from "./recording-channel.ts";

const [MINUTE, HOUR] = [60_000, 3_600_000];

describeBackend("the worker", (backend, isFastest) => {
  let clock: Date;
  let lines: string[];
  beforeEach(async () => {
    await backend.reset();
    clock = new Date();
    lines = [];
  });

  const makeWorker = (mail: Channel, webhook: Channel = createRecordingChannel(), graceMs = 60_000) =>
    makeTestWorker(
      backend.database,
      { mail, webhook },
      { now: () => clock, graceMs, log: (line) => lines.push(line) },
    );
  const advanceClock = (milliseconds: number) => (clock = new Date(clock.getTime() + milliseconds));
  const stored = (kind: string) =>
    backend.database.query(
      "select state, attempts, last_error, lease from private.deliveries where kind = $1",
      [kind],
    );
  const addLeads = (count: number) =>
    backend.database.query(
      `insert into public.contact_submissions (first_name, email, source)
       select 'Kim', n || '@example.com', 'contact_form' from generate_series(1, $1::int) n`,
      [count],
    );

  it("sends one email to the agency and one to the sender", async () => {
    await backend.send("contact_submissions");
    const mail = createRecordingChannel();
    const worker = makeWorker(mail);
    await worker.drain();
    await worker.drain();
    expect(
      mail.sent
        .map(({ kind, recipient, attempt }) => ({ kind, recipient, attempt }))
        .sort((a, b) => a.kind.localeCompare(b.kind)),
    ).toEqual([
      { kind: "agency-lead", recipient: "hello@ridgebeam.example", attempt: 1 },
      { kind: "sender-receipt", recipient: "dana@example.com", attempt: 1 },
    ]);
    for (const { id, messageId, table, createdAt } of mail.sent) {
      expect(messageId).toBe(`<${id}@ridgebeam.example>`);
      expect(table).toBe("contact_submissions");
      expect(createdAt).toBeInstanceOf(Date);
    }
    expect(await stored("agency-lead")).toEqual([
      { state: "sent", attempts: 1, last_error: null, lease: null },
    ]);
  });

  it("sends to the agency's address from the settings, if there is one", async () => {
    await backend.database.run("update private.delivery_settings set agency_address = 'desk@example.org'");
    await addLeads(1);
    const mail = createRecordingChannel();
    await makeWorker(mail).drain();
    await backend.database.run("update private.delivery_settings set agency_address = null");
    expect(mail.sent.map(({ recipient }) => recipient).sort()).toEqual(["1@example.com", "desk@example.org"]);
  });

  it("retries for more than a day, with one Message-ID, then stops until an operator retries", async () => {
    await addLeads(1);
    let isServerDown = true;
    const mail = createRecordingChannel(({ kind }) => {
      if (isServerDown && kind === "agency-lead") throw new Error("451 Try again");
    });
    const worker = makeWorker(mail);
    const started = clock.getTime();
    for (let step = 0; step < 200 && (await stored("agency-lead"))[0]?.state === "waiting"; step += 1) {
      await worker.drain();
      advanceClock(15 * MINUTE);
    }
    expect(await stored("agency-lead")).toEqual([
      { state: "failed", attempts: 9, last_error: "451 Try again", lease: null },
    ]);
    expect(clock.getTime() - started).toBeGreaterThan(24 * HOUR);
    const tries = mail.tried.filter(({ kind }) => kind === "agency-lead");
    expect(tries.map(({ attempt }) => attempt)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(new Set(tries.map(({ messageId }) => messageId)).size).toBe(1);
    expect(lines).toEqual([
      `Delivery ${tries[0]?.id} (agency-lead) has failed; npm run deliveries shows why.`,
    ]);
    expect(await stored("sender-receipt")).toMatchObject([{ state: "sent", attempts: 1 }]);

    isServerDown = false;
    await backend.database.query("select private.retry_deliveries(null)");
    await worker.drain();
    expect(mail.sent.at(-1)).toMatchObject({
      kind: "agency-lead",
      messageId: tries[0]?.messageId,
      attempt: 1,
    });
    const [kept] = await backend.database.query<{ tries: { at: string; error?: string }[] }>(
      "select tries from private.deliveries where kind = 'agency-lead'",
    );
    expect(kept?.tries.map(({ error }) => error)).toEqual([
      ...Array.from({ length: 9 }, () => "451 Try again"),
      undefined,
    ]);
    expect(new Date(kept?.tries[0]?.at ?? 0).getTime()).toBe(started);
  });

  it("does not retry after a permanent rejection", async () => {
    await addLeads(1);
    const mail = createRecordingChannel(({ kind }) => {
      if (kind === "sender-receipt") throw new DeliveryRefusal("permanent", "550 No such user");
    });
    const worker = makeWorker(mail);
    await worker.drain();
    advanceClock(24 * HOUR);
    await worker.drain();
    expect(await stored("sender-receipt")).toEqual([
      { state: "failed", attempts: 1, last_error: "550 No such user", lease: null },
    ]);
    expect(mail.tried).toHaveLength(2);
  });

  it("pauses a channel that rejects everything, and resumes once that is fixed", async () => {
    await backend.database.run("insert into private.webhooks (url) values ('https://agency.example/hook')");
    await addLeads(30);
    let isLoginRefused = true;
    const mail = createRecordingChannel(() => {
      if (isLoginRefused) throw new DeliveryRefusal("channel", "535 Login of kim@example.com refused");
    });
    const webhook = createRecordingChannel();
    const worker = makeWorker(mail, webhook);
    await worker.drain();
    const beforeProbe = mail.tried.length;
    expect(beforeProbe).toBeLessThanOrEqual(20);
    await expect(worker.readiness.mail()).rejects.toThrow("535 Login of <address> refused");
    await worker.readiness.webhook();
    expect(webhook.sent).toHaveLength(30);
    expect(
      (await stored("agency-lead")).every(
        ({ state, attempts, lease }) => state === "waiting" && attempts === 0 && lease === null,
      ),
    ).toBe(true);

    // A paused channel is tested with one delivery at a time, each time with another.
    for (let probe = 0; probe < 3; probe += 1) {
      advanceClock(probe === 0 ? 30_000 : 5 * MINUTE);
      await worker.drain();
    }
    const probes = mail.tried.slice(beforeProbe);
    expect(probes).toHaveLength(3);
    expect(new Set(probes.map(({ id }) => id)).size).toBe(3);

    isLoginRefused = false;
    advanceClock(5 * MINUTE);
    await worker.drain();
    await worker.readiness.mail();
    expect(mail.sent).toHaveLength(60);
    expect(lines).toEqual([
      "Deliveries by mail are paused: 535 Login of <address> refused. Sending resumes once the problem is fixed.",
      "Deliveries by mail have resumed.",
    ]);
    await backend.database.run("delete from private.webhooks");
  });

  it("takes over deliveries of a dead worker when their lease expires", async () => {
    await addLeads(1);
    let release = (): void => undefined;
    const untilReleased = new Promise<void>((resolve) => (release = resolve));
    const hangingDrain = makeWorker(createRecordingChannel(() => untilReleased)).drain();
    while ((await stored("agency-lead"))[0]?.lease === null) await sleep(10);
    const mail = createRecordingChannel();
    const otherWorker = makeWorker(mail);
    await otherWorker.drain();
    expect(mail.tried).toEqual([]);
    advanceClock(2 * MINUTE);
    await otherWorker.drain();
    expect(mail.sent.map(({ attempt }) => attempt)).toEqual([1, 1]);
    expect(await stored("agency-lead")).toEqual([
      { state: "sent", attempts: 1, last_error: null, lease: null },
    ]);
    release();
    await hangingDrain;
  });

  it("does not delay retries after a clock that was ahead is corrected", async () => {
    const correctTime = clock;
    await addLeads(1);
    advanceClock(30 * 24 * HOUR);
    const mail = createRecordingChannel(({ attempt }) => {
      if (attempt === 1) throw new Error("451 Try again");
    });
    const worker = makeWorker(mail);
    await worker.drain();
    clock = correctTime;
    await worker.drain();
    expect(mail.sent).toHaveLength(2);
    expect((await stored("agency-lead"))[0]).toMatchObject({ state: "sent", attempts: 2 });
  });

  it("shares work with another worker, and sends nothing twice", async () => {
    await addLeads(50);
    const [first, second] = [createRecordingChannel(() => sleep(1)), createRecordingChannel(() => sleep(1))];
    await Promise.all([makeWorker(first).drain(), makeWorker(second).drain()]);
    const all = [...first.sent, ...second.sent].map(({ id }) => id);
    expect(all).toHaveLength(100);
    expect(new Set(all).size).toBe(100);
    expect(Math.min(first.sent.length, second.sent.length)).toBeGreaterThan(0);
  });

  it("sends nothing about a flagged submission, and each email once when it is released", async () => {
    const form_check = { trap: "https://spam.example", seconds: 0 };
    const id = await backend.send("contact_submissions", { form_check });
    const mail = createRecordingChannel();
    const worker = makeWorker(mail);
    await worker.drain();
    advanceClock(48 * HOUR);
    await worker.drain();
    expect(mail.tried).toEqual([]);
    for (let press = 0; press < 2; press += 1) {
      await backend.database.query("select private.release_deliveries($1, 'operator')", [id]);
      await worker.drain();
    }
    expect(mail.sent.map(({ kind }) => kind).sort()).toEqual(["agency-lead", "sender-receipt"]);
  });

  describe("running in the background", () => {
    it("sends new deliveries, and finishes those in progress when it is stopped", async () => {
      let release = (): void => undefined;
      const untilReleased = new Promise<void>((resolve) => (release = resolve));
      const mail = createRecordingChannel(() => untilReleased);
      const worker = makeWorker(mail);
      worker.start();
      await addLeads(1);
      await expect.poll(() => mail.tried.length).toBe(2);
      const stop = worker.stop();
      await addLeads(1);
      release();
      await stop;
      expect(mail.isClosed).toBe(true);
      expect(mail.sent).toHaveLength(2);
      expect((await stored("agency-lead")).map(({ state, lease }) => [state, lease]).sort()).toEqual([
        ["sent", null],
        ["waiting", null],
      ]);
    });

    it("releases unfinished deliveries when it is stopped, without counting an attempt", async () => {
      await addLeads(1);
      const mail = createRecordingChannel(
        (_, signal) =>
          new Promise((_, reject) => signal.addEventListener("abort", () => reject(new Error("cut off")))),
      );
      const worker = makeWorker(mail, undefined, 500);
      worker.start();
      await expect.poll(() => mail.tried.length).toBe(2);
      await worker.stop();
      expect((await stored("agency-lead"))[0]).toMatchObject({ state: "waiting", attempts: 0, lease: null });
    });
  });

  // These tests make many attempts, which take the same course on any database.
  if (!isFastest) return;

  it("retries an email that fails because of a bug until the bug is fixed, and reports the bug", async () => {
    await addLeads(1);
    let isReceiptBroken = true;
    const mail = createRecordingChannel(({ kind }) => {
      if (isReceiptBroken && kind === "sender-receipt")
        throw new DeliveryRefusal("fault", "dispatcher is gone");
    });
    mail.check = () =>
      isReceiptBroken ? Promise.reject(new Error("no receipt can be composed")) : Promise.resolve();
    const worker = makeWorker(mail);
    for (let hour = 0; hour < 48; hour += 1) {
      await worker.drain();
      advanceClock(1.1 * HOUR);
    }
    expect(await stored("sender-receipt")).toMatchObject([{ state: "waiting" }]);
    expect(mail.sent.map(({ kind }) => kind)).toEqual(["agency-lead"]);
    await expect(worker.readiness.mail()).rejects.toThrow("no receipt can be composed");

    isReceiptBroken = false;
    await worker.drain();
    expect(await stored("sender-receipt")).toMatchObject([{ state: "sent" }]);
    await worker.readiness.mail();
  });

  it("counts a rejection only against the delivery that causes it, and pauses the channel for it only once", async () => {
    await addLeads(3);
    const mail = createRecordingChannel(({ recipient }) => {
      if (recipient === "2@example.com") throw new DeliveryRefusal("channel", "550 relaying denied");
    });
    const worker = makeWorker(mail);
    await worker.drain();
    await expect(worker.readiness.mail()).rejects.toThrow("550 relaying denied");
    const findRefusedReceipt = async () =>
      (await stored("sender-receipt")).find(({ state }) => state !== "sent");
    expect(await findRefusedReceipt()).toMatchObject({ state: "waiting", attempts: 0 });

    for (let hours = 0; hours < 40; hours += 1) {
      await addLeads(1);
      advanceClock(HOUR);
      await worker.drain();
    }
    expect(await findRefusedReceipt()).toEqual({
      state: "failed",
      attempts: 9,
      last_error: "550 relaying denied",
      lease: null,
    });
    await worker.readiness.mail();
    expect(lines.filter((line) => line.includes("paused"))).toHaveLength(1);
    expect(lines.at(-1)).toMatch(/^Delivery [\w-]+ \(sender-receipt\) has failed/);
  });

  it("gives up no delivery because of a long outage in which the channel worked briefly", async () => {
    await addLeads(5);
    let remainingAccepts = 0;
    const mail = createRecordingChannel(() => {
      if (remainingAccepts === 0) throw new DeliveryRefusal("channel", "535 Login refused");
      remainingAccepts -= 1;
    });
    const worker = makeWorker(mail);
    await worker.drain();
    remainingAccepts = 1;
    for (let hours = 0; hours < 48; hours += 1) {
      advanceClock(HOUR);
      await worker.drain();
    }
    expect(mail.sent).toHaveLength(1);
    const states = [...(await stored("agency-lead")), ...(await stored("sender-receipt"))];
    expect(states.filter(({ state }) => state === "waiting")).toHaveLength(9);
    remainingAccepts = Infinity;
    for (let hours = 0; hours < 3; hours += 1) {
      advanceClock(HOUR);
      await worker.drain();
    }
    expect(mail.sent).toHaveLength(10);
  });
});
