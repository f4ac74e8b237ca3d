import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { beforeEach, expect, it } from "vitest";
import { urlPrefix, type Language } from "../../model/languages.ts";
import { loadLocalizedData } from "../../model/loading/load-data.ts";
import { OPENINGS_FILE, type PublishedOpening } from "../../model/jobs/published-openings.ts";
import { queueAlerts } from "../../server/jobs/alerts/queue-alerts.ts";
import { openDeliveries } from "../../server/jobs/open-deliveries.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { describeBackend } from "./served-backend.ts";
import { listMails } from "../list-mails.ts";

const content = loadLocalizedData(process.cwd());

const opening = (title: string, trade: string, state: string): PublishedOpening => ({
  title,
  path: `/jobs/${title.toLowerCase().replaceAll(" ", "-")}`,
  trade,
  states: [state],
  summaries: { en: "El Paso, TX; $38 to $46 an hour", es: "El Paso, TX; $38 a $46 por hora" },
});

describeBackend("job alerts", (backend) => {
  const siteFolder = temporaryFolder();
  const mailFolder = (): string => join(backend.dataDir, "mail");
  const publish = (openings: Record<string, PublishedOpening>): void =>
    writeFileSync(join(siteFolder, OPENINGS_FILE), JSON.stringify(openings));
  const post = (path: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
    fetch(backend.url + path, {
      method: "POST",
      body: new URLSearchParams(fields),
      redirect: "manual",
      headers,
    });
  const ask = async (fields: Record<string, string>, language: Language = "en") =>
    (await post(`${urlPrefix(language)}/job-alerts/asked`, fields)).headers.get("location");
  const readAlerts = () =>
    backend.database.query<{ id: string; key: string; email: string; is_confirmed: boolean }>(
      "select id, key, email, confirmed_at is not null as is_confirmed from private.job_alerts order by created_at, id",
    );
  const countMails = (kind: string) => backend.count(`private.deliveries where kind = '${kind}'`);
  const age = (column: string, by: string) =>
    backend.database.run(`update private.job_alerts set ${column} = ${column} - interval '${by}'`);
  const sendMails = async () => {
    const { worker } = await openDeliveries({
      env: { SITE_URL: "https://site.example" },
      content,
      dataDir: backend.dataDir,
      database: backend.database,
      siteFolder: () => siteFolder,
    });
    await worker.drain();
    await worker.stop();
  };
  const readMails = async (kind: string) =>
    Promise.all(
      listMails(mailFolder(), `_${kind}_`).map((file) =>
        PostalMime.parse(readFileSync(join(mailFolder(), file))),
      ),
    );
  const confirmAll = async () => {
    for (const { key } of await readAlerts())
      expect((await post(`/job-alerts/confirm?key=${key}`)).headers.get("location")).toBe(
        "/job-alerts/confirmed",
      );
    // New openings are those that come later.
    await age("confirmed_at", "1 minute");
  };

  beforeEach(async () => {
    await backend.reset();
    mkdirSync(mailFolder(), { recursive: true });
    publish({});
  });

  it("begin once their mail is confirmed by a POST, and end with one press", async () => {
    expect(await ask({ email: " Kim@Example.com ", trade: "electrical", state: "texas" })).toBe(
      "/job-alerts/asked",
    );
    const [alert] = await readAlerts();
    expect(alert).toMatchObject({ email: "kim@example.com", is_confirmed: false });
    await sendMails();
    const [mail] = await readMails("sender-alert");
    expect(mail?.subject).toBe("Confirm your job alert: Electrical, Texas");
    const link = `https://site.example/job-alerts/unsubscribe?key=${alert!.key}`;
    expect(mail?.text).toContain(`https://site.example/job-alerts/confirm?key=${alert!.key}`);
    const headers = new Map(mail?.headers.map(({ key, value }) => [key, value]));
    expect(headers.get("list-unsubscribe")).toBe(`<${link}>`);
    expect(headers.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");

    // Mail scanners open links.
    await fetch(`${backend.url}/job-alerts/confirm?key=${alert!.key}`);
    await fetch(`${backend.url}/job-alerts/unsubscribe?key=${alert!.key}`);
    expect((await readAlerts())[0]?.is_confirmed).toBe(false);
    await confirmAll();
    expect((await readAlerts())[0]?.is_confirmed).toBe(true);

    const oneClick = await post(`/job-alerts/unsubscribe?key=${alert!.key}`, {
      "List-Unsubscribe": "One-Click",
    });
    expect(oneClick.status).toBe(200);
    expect(await readAlerts()).toEqual([]);
    expect(await backend.count("private.deliveries")).toBe(0);
    expect(await backend.count("private.alert_departures")).toBe(1);
    expect(
      JSON.stringify(await backend.database.query("select * from private.alert_departures")),
    ).not.toContain("kim");
    expect((await post(`/job-alerts/confirm?key=${alert!.key}`)).headers.get("location")).toBe(
      "/job-alerts/unknown",
    );
  });

  it("mail what is new for their trade and state, once a day to an address, and never the same again", async () => {
    publish({ "J-2601": opening("Old", "electrical", "texas") });
    await queueAlerts(backend.database, siteFolder);
    await backend.database.run("update private.openings set first_seen = first_seen - interval '1 hour'");
    await ask({ email: "kim@example.com", trade: "electrical", state: "texas" });
    await ask({ email: "kim@example.com", trade: "safety" }, "es");
    await confirmAll();
    await queueAlerts(backend.database, siteFolder);
    expect(await countMails("sender-digest")).toBe(0);
    const published = {
      "J-2601": opening("Old", "electrical", "texas"),
      "J-2602": opening("Electrician", "electrical", "texas"),
      "J-2603": opening("Far electrician", "electrical", "ohio"),
      "J-2604": opening("Safety manager", "safety", "ohio"),
      "J-2605": { ...opening("Filled", "electrical", "texas"), ends: new Date(0).toISOString() },
    };
    publish(published);
    await queueAlerts(backend.database, siteFolder);
    await queueAlerts(backend.database, siteFolder);
    expect(await countMails("sender-digest")).toBe(1);
    await sendMails();
    const [digest] = await readMails("sender-digest");
    expect(digest?.subject).toBe("2 new openings");
    for (const shown of [
      "Electrician",
      "Safety manager",
      "$38 to $46 an hour",
      "https://site.example/jobs/electrician",
    ])
      expect(digest?.text).toContain(shown);
    for (const other of ["Far electrician", "Filled", "Old"]) expect(digest?.text).not.toContain(other);

    publish({ ...published, "J-2606": opening("Lineworker", "electrical", "texas") });
    await queueAlerts(backend.database, siteFolder);
    expect(await countMails("sender-digest")).toBe(1);
    await backend.database.run("update private.deliveries set created_at = created_at - interval '21 hours'");
    await queueAlerts(backend.database, siteFolder);
    expect(await countMails("sender-digest")).toBe(2);
    await sendMails();
    expect((await readMails("sender-digest")).map(({ subject }) => subject)).toContain(
      "New opening: Lineworker",
    );
  });

  it("are asked for again after six months, and end unless they are confirmed in time", async () => {
    await ask({ email: "kim@example.com" });
    await ask({ email: "lee@example.com" });
    await confirmAll();
    await age("confirmed_at", "7 months");
    await age("asked_at", "7 months 1 hour");
    await queueAlerts(backend.database, siteFolder);
    await queueAlerts(backend.database, siteFolder);
    expect(await countMails("sender-alert")).toBe(4);
    await age("asked_at", "31 days");
    const [kim] = await readAlerts();
    await post(`/job-alerts/confirm?key=${kim!.key}`);
    await ask({ email: "never@example.com" });
    await backend.database.run(
      "update private.job_alerts set asked_at = now() - interval '8 days' where confirmed_at is null",
    );
    await queueAlerts(backend.database, siteFolder);
    expect((await readAlerts()).map(({ email }) => email)).toEqual(["kim@example.com"]);
  });

  it("are limited by network and mailbox, with the same answer for a known address", async () => {
    await backend.limit("job_alerts", "email", 2);
    for (let count = 0; count < 4; count += 1)
      expect(await ask({ email: `kim+${count}@example.com` })).toBe("/job-alerts/asked");
    expect(await countMails("sender-alert")).toBe(2);
    await confirmAll();
    expect(await ask({ email: "kim+0@example.com" })).toBe("/job-alerts/asked");
    expect(await countMails("sender-alert")).toBe(2);
    await backend.limit("left_alerts", "email", 0);
    await post(`/job-alerts/unsubscribe?key=${(await readAlerts())[0]!.key}`);
    await backend.limit("job_alerts", "email", 100);
    await ask({ email: "kim+0@example.com" });
    expect((await readAlerts()).map(({ email }) => email)).toEqual(["kim+1@example.com"]);
    await backend.limit("job_alerts", "address", 0);
    expect(await ask({ email: "kim@elsewhere.example" })).toBe("/job-alerts/limit");
    for (const email of [
      "",
      "kim",
      `${"k".repeat(300)}@example.com`,
      "k".repeat(5_000),
      "kim@example.com\u0000",
    ])
      expect(await ask({ email }), email).not.toBe("/job-alerts/asked");
  });

  it("are in Spanish where the form was, and ignore trades and states that do not exist", async () => {
    const location = await ask({ email: "ana@example.com", trade: "' or 1=1", state: "texas" }, "es");
    expect(location).toBe("/es/job-alerts/asked");
    await sendMails();
    const mails = await readMails("sender-alert");
    const mail = mails.find(({ subject }) => subject?.startsWith("Confirme"));
    expect(mail?.subject).toBe("Confirme su alerta de empleo: Texas");
    expect(mail?.text).toContain("https://site.example/es/job-alerts/confirm?key=");
  });

  it("are erased with the person, together with their saved mails", async () => {
    await ask({ email: "kim@example.com", state: "texas" });
    await ask({ email: "lee@example.com", state: "texas" });
    await confirmAll();
    const [erased] = await readAlerts();
    const [row] = await backend.database.query<{ found: { parts: { part: string }[] } }>(
      `select public.find_person('{"emails": ["kim@example.com"], "phones": []}') as found`,
    );
    expect(row?.found.parts.map(({ part }) => part)).toContain("private.job_alerts");
    await backend.database.query(
      `select public.delete_submissions('{"why": "erasure", "submissions": [], "emails": ["kim@example.com"], "phones": []}')`,
    );
    expect((await readAlerts()).map(({ email }) => email)).toEqual(["lee@example.com"]);
    expect(await backend.count("private.deliveries where recipient = 'kim@example.com'")).toBe(0);
    expect(await backend.count("private.removals where kind = 'mails' and name = $1", [erased!.id])).toBe(1);
    expect(await backend.count("private.tombstones where submission = $1", [erased!.id])).toBe(1);
  });
});
