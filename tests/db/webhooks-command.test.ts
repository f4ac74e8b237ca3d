import { createServer } from "node:https";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { openWebhookChannel, testEndpoint } from "../../server/jobs/webhooks/webhook-channel.ts";
import { runWebhooks } from "../../server/operator/webhooks/run-webhooks.ts";
import { createWebhookStore } from "../../server/operator/webhooks/webhook-store.ts";
import { makeCertificate } from "../make-certificate.ts";
import { hostileTexts } from "../hostile-texts.ts";
import { runHere } from "../run-here.ts";
import { listen } from "../serve.ts";
import { makeTestWorker } from "./deliveries/make-test-worker.ts";
import { openTeamDesk } from "./desk/team-desk.ts";
import { describeBackend } from "./served-backend.ts";

const certificate = makeCertificate();
const received: { path: string; body: unknown }[] = [];
let url = "";
const server = createServer(certificate, (request, response) => {
  void text(request).then((body) => {
    received.push({ path: request.url ?? "", body: JSON.parse(body) });
    if (request.url === "/moved") response.writeHead(302, { location: "http://169.254.169.254/" }).end();
    else if (request.url === "/broken") response.writeHead(500).end("no such\nchannel");
    else response.end("ok");
  });
});

describeBackend("webhook endpoints", (backend) => {
  beforeAll(async () => {
    url = `https://localhost:${await listen(server)}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(async () => {
    await backend.reset();
    await backend.database.run(
      "delete from private.webhooks; insert into private.known_partners (partner) values ('acme-jobs') on conflict do nothing",
    );
    received.length = 0;
  });

  const store = () => createWebhookStore(backend.database);
  const run = (...args: string[]) => runHere(runWebhooks, args, backend.environment);
  const drain = () => {
    const channel = { database: backend.database, allowPrivate: true, ca: certificate.cert };
    const webhook = openWebhookChannel({ ...channel, deskUrl: "https://desk.example.com" });
    return makeTestWorker(backend.database, { webhook }, { log: () => undefined }).drain();
  };

  it("are added, listed, paused and removed by a command beside the running server, each recorded", async () => {
    expect((await run("list")).output).toContain("There are no endpoints.");
    const added = await run("add", "https://hooks.example.com/in?key=topsecret", "--name", "CRM");
    const [secret = ""] = /whsec_\S+/.exec(added.output) ?? [];
    expect(secret).not.toBe("");
    const slack = [
      "https://hooks.slack.com/services/T0/B0/xyz",
      "--name",
      "Leads channel",
      "--format",
      "slack",
    ];
    expect((await run("add", ...slack, "--event", "lead.created")).output).not.toContain("whsec_");
    expect((await run("add", ...slack)).errors).toBe("Another endpoint is named Leads channel.\n");
    const partner = ["https://acme.example/in", "--name", "Acme", "--partner"];
    expect((await run("add", ...partner, "acme")).errors).toBe("No partner has the id acme.\n");
    expect((await run("add", ...partner, "acme-jobs")).code).toBe(0);

    const { output } = await run("list");
    expect(output).toContain("signed, to https://hooks.example.com/in?…\n");
    expect(output).toContain("slack, to https://hooks.slack.com/…\n  lead.created\n");
    expect(output).toContain("only from acme-jobs");
    for (const listed of [output, (await run("list", "--json")).output])
      for (const hidden of [secret, "topsecret", "xyz"]) expect(listed).not.toContain(hidden);

    expect((await run("pause", "crm")).output).toContain("CRM is paused");
    await backend.send("contact_submissions");
    expect((await store().list()).map(({ name, enabled, waiting }) => [name, enabled, waiting])).toEqual([
      ["CRM", false, 0],
      ["Leads channel", true, 1],
      ["Acme", true, 0],
    ]);
    expect((await run("resume", "CRM")).code).toBe(0);
    expect((await run("remove", "leads channel")).output).toBe("Leads channel was removed.\n");
    expect((await run("remove", "leads channel")).errors).toContain("No endpoint is named leads channel.");
    const log = await backend.database.query<{ action: string }>(
      "select action from private.operator_log where detail ->> 'by' = 'npm run webhooks' order by id",
    );
    expect(log.map(({ action }) => action)).toEqual([
      ...["webhook_added", "webhook_added", "webhook_added"],
      ...["webhook_paused", "webhook_resumed", "webhook_removed"],
    ]);
  });

  it("show their last deliveries and failures, and send chats what cannot name the sender", async () => {
    for (const format of ["slack", "teams"] as const)
      await store().add({
        ...{ name: format, url: `${url}/${format}`, format, partner: null },
        events: ["lead.created", "lead.status_changed"],
      });
    const hostile = "<!channel> *bold* [x](https://evil.example) & <https://evil.example|click>";
    const id = await backend.send("contact_submissions", {
      first_name: "Dana",
      email: "dana@example.com",
      position_type: hostile,
      location: "Texas",
    });
    await backend.database.query("select private.release_deliveries($1::uuid, 'Kim')", [id]);
    await backend.addEvent("contact_submissions", id, "status_changed", { status: "not_a_lead" });
    await drain();
    expect(received).toHaveLength(4);
    const link = `https://desk.example.com/lead/contact_submissions/${id}`;
    for (const { body } of received) {
      const sent = JSON.stringify(body);
      expect(sent).toContain(link);
      expect(sent).toMatch(/New lead|Lead: not a lead/);
      expect(sent).not.toMatch(/Dana|dana@|555/);
    }
    const slack = received.find(({ path }) => path === "/slack")?.body as {
      text: string;
      blocks: { text: { type: string; text: string } }[];
    };
    // Only plain text contains what a sender wrote.
    const written = slack.blocks.filter(({ text: { text: block } }) => block.includes("evil"));
    expect(written.map(({ text: { type } }) => type)).toEqual(["plain_text"]);
    expect(slack.text).not.toContain("evil");
    const teams = received.find(({ path }) => path === "/teams")?.body as {
      attachments: { content: { body: { type: string }[] } }[];
    };
    expect(teams.attachments[0]?.content.body.map(({ type }) => type)).toEqual([
      "RichTextBlock",
      "RichTextBlock",
    ]);
    const [endpoint] = await store().list();
    expect(endpoint).toMatchObject({
      waiting: 0,
      failed: 0,
      last: [{ state: "sent" }, { state: "sent", error: null }],
    });
  });

  it("are tested with a sample, and the answer is shown, without redirects or private networks", async () => {
    const read = async (path: string) => {
      const added = await store().add({
        ...{ name: path, url: url + path, format: "signed", partner: null, events: ["lead.created"] },
      });
      return (await store().read((added as { id: string }).id))!;
    };
    const options = { allowPrivate: true, ca: certificate.cert };
    expect(await testEndpoint(await read("/ok"), options)).toEqual({ isAccepted: true, answer: "HTTP 200" });
    expect(received).toMatchObject([{ body: { type: "webhook.test", data: { object: "lead" } } }]);
    expect(await testEndpoint(await read("/broken"), options)).toEqual({
      isAccepted: false,
      answer: "HTTP 500: no such\nchannel",
    });
    expect(await testEndpoint(await read("/moved"), options)).toEqual({
      isAccepted: false,
      answer: "HTTP 302; redirects are not followed",
    });
    received.length = 0;
    expect(await run("test", "/ok")).toMatchObject({
      code: 1,
      errors: expect.stringContaining("inside a private network") as string,
    });
    expect(received).toEqual([]);
    expect(await backend.count("private.deliveries")).toBe(0);
  });

  it("are managed at the desk by admins alone, whatever their names and URLs are", async () => {
    const desk = openTeamDesk(backend);
    const admin = await desk.signIn("admin");
    const recruiter = await desk.signIn("recruiter");
    const webhook = { name: "CRM", url: "https://hooks.example.com/in", format: "signed", partner: null };
    const post = (own: typeof admin, path: string, body: object = {}) =>
      own.api(path, { method: "POST", body });
    const events = ["lead.created"];
    expect((await post(recruiter, "/webhooks", { ...webhook, events })).status).toBe(403);
    expect((await recruiter.api("/webhooks")).status).toBe(403);
    const added = (await (await post(admin, "/webhooks", { ...webhook, events })).json()) as {
      id: string;
      secret: string;
    };
    expect(added.secret).toMatch(/^whsec_/);
    for (const action of ["test", "pause", "resume", "remove"])
      expect((await post(recruiter, `/webhooks/${added.id}/${action}`)).status).toBe(403);
    for (const [field, value] of [
      ...[
        "http://hooks.example.com",
        "https:/hooks.example.com",
        "file:///etc/passwd",
        "javascript:alert(1)",
        "https://user:password@example.com/",
        "https://example.com/#x",
        "//example.com",
        "",
        `https://example.com/${"x".repeat(3000)}`,
      ].map((bad) => ["url", bad]),
      ...["", " ", "x".repeat(81), "a\u202eb", "a\u0007b", added.id].map((bad) => ["name", bad]),
      ["format", "xml"],
      ["events", []],
      ["events", ["lead.deleted"]],
      ["partner", "nobody"],
    ] as const) {
      const { status } = await post(admin, "/webhooks", { ...webhook, name: "X", events, [field]: value });
      expect([field, value, [400, 409].includes(status)]).toEqual([field, value, true]);
    }
    for (const [index, hostile] of hostileTexts.entries()) {
      const name = `${index} ${hostile.fill(60)}`
        .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, "")
        .slice(0, 80)
        .trim();
      const { status } = await post(admin, "/webhooks", { ...webhook, name, events });
      expect([name, status]).toEqual([name, 200]);
    }
    const { webhooks } = (await (await admin.api("/webhooks")).json()) as { webhooks: unknown[] };
    expect(webhooks).toHaveLength(1 + hostileTexts.length);
    expect(JSON.stringify(webhooks)).not.toContain("whsec_");
    // The desk does not reach into the machine's own network.
    for (const target of [
      "https://127.0.0.1/",
      "https://[::1]/",
      "https://169.254.169.254/latest/meta-data/",
    ]) {
      const own = (await (
        await post(admin, "/webhooks", { ...webhook, name: target, url: target, events })
      ).json()) as { id: string };
      const tested = (await (await post(admin, `/webhooks/${own.id}/test`)).json()) as { answer: string };
      expect(tested.answer).toContain("inside a private network");
    }
    expect((await post(admin, `/webhooks/${added.id}/explode`)).status).toBe(400);
    expect((await post(admin, `/webhooks/${added.id}/remove`)).status).toBe(200);
    expect((await post(admin, `/webhooks/${added.id}/pause`)).status).toBe(404);
    const lines = (await (await admin.api("/log")).json()) as { lines: { action: string; actor: string }[] };
    expect(lines.lines[0]).toMatchObject({ action: "webhook_removed", actor: "Ana admin" });
  });
});
