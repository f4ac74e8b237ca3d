import { readFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { loadLocalizedData } from "../../../model/loading/load-data.ts";
import type { SubmissionTable } from "../../../server/data/submission-tables.ts";
import { openDeliveries } from "../../../server/jobs/open-deliveries.ts";
import type { Lead } from "../../../server/operator/desk/leads/lead-desk.ts";
import { describeBackend } from "../served-backend.ts";
import { signIn, type SignedInOperator } from "./desk-client.ts";
import { openTeamDesk } from "./team-desk.ts";
import { startDesk, type RunningDesk } from "./start-desk.ts";
import { storeSubmission } from "./lead-samples.ts";
import { listMails } from "../../list-mails.ts";

const content = loadLocalizedData(process.cwd());

describeBackend("replies from the desk", (backend) => {
  let desk: RunningDesk;
  let operator: SignedInOperator;

  beforeAll(async () => {
    desk = await startDesk(backend.environment);
    operator = await signIn(desk.origin, desk.session.key);
  });
  afterAll(() => desk.stop());
  beforeEach(async () => {
    await backend.reset();
    await mkdir(mailFolder(), { recursive: true });
  });

  const mailFolder = () => join(backend.dataDir, "mail");
  const store = (more: object = {}, table: SubmissionTable = "contact_submissions") =>
    storeSubmission(backend.database, table, { email: "kim@example.com", ...more });
  const createReply = (more: object = {}) => ({
    delivery: crypto.randomUUID(),
    subject: "Your search",
    text: "Hello Kim,\n\nCan we talk?\n\nDana",
    template: "first-answer",
    seen: null,
    ...more,
  });
  const reply = (id: string, more: object = {}, table = "contact_submissions") =>
    operator.post<{ outcome: string }>(`/leads/${table}/${id}/replies`, createReply(more));
  const openLead = async (id: string, table = "contact_submissions") =>
    (await operator.get<{ lead: Lead }>(`/leads/${table}/${id}`)).lead;
  const send = async () => {
    const { worker } = await openDeliveries({
      env: { SITE_URL: "https://site.example" },
      content,
      dataDir: backend.dataDir,
      database: backend.database,
      siteFolder: () => backend.dataDir,
    });
    await worker.drain();
    await worker.stop();
  };
  const readReplies = (id: string) =>
    Promise.all(
      listMails(mailFolder(), "_sender-reply_")
        .map((file) => readFileSync(join(mailFolder(), file)))
        .filter((file) => file.includes(id))
        .map((file) => PostalMime.parse(file)),
    );

  it("are sent by the outbox with the sender's words, recorded, and move status and promise along", async () => {
    const id = await store({ project_details: "Two towers.\nStart in May.", hoursAgo: 2 });
    expect(await reply(id)).toEqual({ outcome: "sent", status: "contacted" });
    const { status, events } = await openLead(id);
    expect(status).toBe("contacted");
    expect(events).toMatchObject([
      {
        actor: "Dana",
        what: "replied",
        detail: { to: "kim@example.com", subject: "Your search", template: "first-answer" },
      },
      { what: "status_changed", detail: { status: "contacted" } },
    ]);
    const { rows } = await operator.get<{ rows: { answered_at: string | null }[] }>("/leads?state=all");
    expect(rows[0]?.answered_at).toBe(events[1]?.at);
    await send();
    const [mail] = await readReplies(id);
    expect(mail).toMatchObject({
      from: { name: "Dana, Ridgebeam Talent" },
      to: [{ address: "kim@example.com" }],
      replyTo: [{ address: content[0].files.agency.email }],
      subject: "Your search",
    });
    expect(mail?.text).toContain("Hello Kim,\n\nCan we talk?\n\nDana");
    expect(mail?.text).toMatch(/You wrote on .*:\n> Two towers\.\n> Start in May\./);
    const names = mail?.headers.map(({ key }) => key) ?? [];
    expect(names).not.toContain("auto-submitted");
    expect(await backend.count("private.deliveries where kind = 'sender-reply' and state = 'sent'")).toBe(1);
  });

  it("continue the conversation of the receipt, in the sender's language, from the operator's own address", async () => {
    const team = openTeamDesk(backend);
    const ana = await team.signIn("recruiter");
    const id = await backend.send("contact_submissions", { email: "kim@example.com", language: "es" });
    await send();
    const response = await ana.api(`/leads/contact_submissions/${id}/replies`, {
      method: "POST",
      body: createReply({ subject: "Su búsqueda" }),
    });
    expect(await response.json()).toMatchObject({ outcome: "sent" });
    await send();
    const [mail] = await readReplies(id);
    expect(mail).toMatchObject({
      from: { name: "Ana recruiter, Ridgebeam Talent" },
      replyTo: [{ name: "Ana recruiter", address: "recruiter@example.com" }],
      subject: "Su búsqueda",
    });
    expect(mail?.html).toContain('lang="es');
    const [receipt] = await backend.database.query<{ message_id: string }>(
      "select message_id from private.deliveries where kind = 'sender-receipt' and submission = $1",
      [id],
    );
    expect(mail?.inReplyTo).toBe(receipt?.message_id);
  });

  it("are sent once, though the request is repeated, and not over another operator's", async () => {
    const id = await store();
    const first = createReply();
    await reply(id, first);
    expect(await reply(id, first)).toEqual({ outcome: "sent", status: "contacted" });
    expect(await reply(id)).toMatchObject({ outcome: "conflict", actor: "Dana" });
    const seen = (await openLead(id)).events.find(({ what }) => what === "replied")?.id;
    const other = createReply({ seen });
    const results = await Promise.all([
      reply(id, other),
      reply(id, { ...other, delivery: crypto.randomUUID() }),
    ]);
    expect(results.map(({ outcome }) => outcome).sort()).toEqual(["conflict", "sent"]);
    expect(await backend.count("private.deliveries where kind = 'sender-reply'")).toBe(2);
    await expect(
      backend.database.query("update private.lead_events set detail = '{}' where what = 'replied'"),
    ).rejects.toThrow(/not changed/);
  });

  it("go neither to a flagged sender nor to one without an address, and not with an open placeholder", async () => {
    const flagged = await store({ spam_score: 90 });
    expect(await reply(flagged)).toEqual({ outcome: "flagged" });
    await operator.post("/selection/release", { leads: [{ table: "contact_submissions", id: flagged }] });
    expect(await reply(flagged)).toMatchObject({ outcome: "sent" });
    expect(await reply(await store({ email: null }))).toEqual({ outcome: "no_address" });
    expect(await reply(crypto.randomUUID())).toEqual({ outcome: "gone" });
    const id = await store();
    await expect(reply(id, { text: "Hello {firstName}," })).rejects.toThrow(/open placeholder/);
    await expect(reply(id, { subject: "Your {role}" })).rejects.toThrow(/open placeholder/);
    expect(await backend.count("private.lead_events where submission = $1", [id])).toBe(0);
  });

  it("keep hostile names and texts out of headers and markup", async () => {
    const id = await store({
      first_name: "Kim\r\nBcc: victim@example.com",
      project_details: "<img src=x onerror=alert(1)>\u202e\r\n.\r\nRCPT TO:<victim@example.com>",
    });
    await reply(id, {
      subject: "Hi\r\nBcc: victim@example.com\u202e",
      text: "<script>alert(1)</script>\r\n.\r\n\r\n\r\n\r\nBcc: victim@example.com",
    });
    await send();
    const [mail] = await readReplies(id);
    expect(mail?.to).toEqual([expect.objectContaining({ address: "kim@example.com" })]);
    expect(mail?.bcc ?? []).toEqual([]);
    expect(mail?.subject).toBe("Hi Bcc: victim@example.com");
    expect(mail?.html).not.toMatch(/<script|<img/);
    expect(mail?.html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    expect(mail?.text).not.toContain("\u202e");
  });

  it("and calls are logged with their result, and count as contact if the sender was reached", async () => {
    const id = await store();
    const call = (json: object) => operator.post(`/leads/contact_submissions/${id}/calls`, json);
    expect(await call({ result: "no_answer" })).toEqual({ outcome: "logged", status: "new" });
    expect(await call({ result: "reached", note: "Wants two" })).toEqual({
      outcome: "logged",
      status: "contacted",
    });
    expect((await openLead(id)).events).toMatchObject([
      { what: "called", detail: { result: "no_answer" } },
      { what: "called", detail: { result: "reached", note: "Wants two" } },
      { what: "status_changed", detail: { status: "contacted" } },
    ]);
    await expect(call({ result: "lost" })).rejects.toThrow(/^400/);
    const log = await backend.database.query("select action, detail from private.operator_log order by id");
    expect(log.filter(({ action }) => action === "called")).toEqual([
      { action: "called", detail: { result: "no_answer" } },
      { action: "called", detail: { result: "reached" } },
    ]);
  });

  it("are erased with their submission, and lose the address in other submissions", async () => {
    const [own, other] = [await store(), await store({ email: "lee@example.com" })];
    await reply(own);
    await reply(other, { text: "Kim's address is kim@example.com." });
    await send();
    await operator.post("/people/erase", { emails: ["kim@example.com"], phones: [] });
    expect(await backend.count("private.lead_events where submission = $1", [own])).toBe(0);
    expect(await backend.count("private.deliveries where submission = $1", [own])).toBe(0);
    expect(await readReplies(own)).toEqual([]);
    const event = (await openLead(other)).events.find(({ what }) => what === "replied");
    expect(event?.detail).toMatchObject({ to: "lee@example.com", text: "Kim's address is [...]." });
  });

  it("put off the end of the retention period", async () => {
    const id = await store({ hoursAgo: 24 * 31 * 25 });
    const readExpired = async () =>
      (await backend.database.query<{ id: string }>("select id from private.expired_submissions(now())")).map(
        (row) => row.id,
      );
    expect(await readExpired()).toEqual([id]);
    await reply(id);
    expect(await readExpired()).toEqual([]);
  });
});
