import type { IncomingHttpHeaders } from "node:http";
import { createServer } from "node:https";
import { text } from "node:stream/consumers";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { postJson, openWebhookChannel } from "../../../server/jobs/webhooks/webhook-channel.ts";
import type { WebhookPayload } from "../../../server/jobs/webhooks/webhook-formats.ts";
import { createPublicLookup } from "../../../server/jobs/webhooks/public-address.ts";
import { makeCertificate } from "../../make-certificate.ts";
import { listen } from "../../serve.ts";
import { describeBackend } from "../served-backend.ts";
import { makeTestWorker } from "./make-test-worker.ts";

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

const answers: Record<string, { status: number; headers?: Record<string, string> }> = {
  "/ok": { status: 204 },
  "/gone": { status: 410 },
  "/elsewhere": { status: 302, headers: { location: "https://localhost/ok" } },
};

const certificate = makeCertificate();
const endpoint = {
  url: "",
  ca: certificate.cert,
  received: [] as { path: string; headers: IncomingHttpHeaders; body: string }[],
};
let writtenBytes = 0;

const server = createServer(certificate, (request, response) => {
  void text(request).then((body) => {
    const { url: path = "", headers } = request;
    endpoint.received.push({ path, headers, body });
    if (path === "/silent") return;
    if (path === "/endless") {
      response.writeHead(500);
      const piece = "x".repeat(65_536);
      const write = (): void => {
        while (!response.destroyed && response.write(piece)) writtenBytes += piece.length;
      };
      response.on("drain", write);
      write();
      return;
    }
    const answer = answers[path] ?? { status: 404 };
    response.writeHead(answer.status, answer.headers).end();
  });
});

describe("webhooks", () => {
  beforeAll(async () => {
    endpoint.url = `https://localhost:${await listen(server)}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  describeBackend("a webhook", (backend) => {
    beforeEach(async () => {
      await backend.reset();
      await backend.database.run("delete from private.webhooks");
      endpoint.received.length = 0;
    });

    const makeWorker = ({ allowPrivate = true, deadlineMs = 60_000 } = {}) => {
      const options = { database: backend.database, allowPrivate, ca: endpoint.ca, deadlineMs };
      return makeTestWorker(
        backend.database,
        { webhook: openWebhookChannel(options) },
        { log: () => undefined },
      );
    };
    async function addEndpoint(path: string, partner: string | null = null): Promise<string> {
      const [row] = await backend.database.query<{ secret: string }>(
        "insert into private.webhooks (url, partner) values ($1, $2) returning secret",
        [endpoint.url + path, partner],
      );
      return row?.secret ?? "";
    }
    const payloads = () => endpoint.received.map(({ body }) => JSON.parse(body) as WebhookPayload);
    const stored = () =>
      backend.database.query<{ state: string; attempts: number; last_error: string | null }>(
        "select state, attempts, last_error from private.deliveries where kind = 'webhook'",
      );

    it("is signed, so that the receiver can verify it", async () => {
      const secret = await addEndpoint("/ok");
      const id = await backend.send("contact_submissions", {
        context: "hvac_article",
        form_check: { trap: "", seconds: 20 },
      });
      await makeWorker().drain();
      const [request] = endpoint.received;
      const headers = request?.headers as Record<string, string>;
      expect(new Webhook(secret).verify(request?.body ?? "", headers)).toMatchObject({
        type: "lead.created",
        data: {
          id,
          object: "lead",
          context: "hvac_article",
          partner: null,
          ref: null,
          status: "new",
          submission: {
            email: "dana@example.com",
            project_details: "Two towers.\nStart in May.",
            spam_score: expect.any(Number) as number,
          },
        },
      });
      expect(() => new Webhook(secret).verify(`${request?.body} `, headers)).toThrow();
      const [delivery] = await backend.database.query(
        "select id from private.deliveries where kind = 'webhook'",
      );
      expect(headers["webhook-id"]).toBe(delivery?.id);
      expect(await stored()).toEqual([{ state: "sent", attempts: 1, last_error: null }]);
    });

    it("sends partners only ids, context and status, and none of the submission's content", async () => {
      await addEndpoint("/ok", "acme-jobs");
      const ids = [
        await backend.send("contact_submissions", {
          partner: "acme-jobs",
          page_url: "https://jobs.acme.example/?who=Dana",
          form_check: { trap: "", seconds: 20, ref: "job-4711/b" },
        }),
        await backend.send("resume_submissions", { partner: "acme-jobs" }),
        await backend.send("salary_report_downloads", { partner: "acme-jobs" }),
      ];
      await backend.send("contact_submissions", { partner: "hard-hat-board" });
      const change = { status: "contacted", note: "Dana is on leave" };
      await backend.addEvent("contact_submissions", ids[0]!, "status_changed", change);
      await makeWorker().drain();
      const found = payloads().sort((a, b) => a.type.localeCompare(b.type));
      const data = { context: null, partner: "acme-jobs", ref: null, status: "new" };
      const timestamp = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string;
      expect(found).toEqual([
        { type: "lead.created", timestamp, data: { ...data, id: ids[0], object: "lead", ref: "job-4711/b" } },
        {
          type: "lead.status_changed",
          timestamp,
          data: { ...data, id: ids[0], object: "lead", ref: "job-4711/b", status: "contacted" },
        },
        { type: "report.requested", timestamp, data: { ...data, id: ids[2], object: "report_request" } },
        { type: "resume.created", timestamp, data: { ...data, id: ids[1], object: "resume" } },
      ]);
    });

    it("includes the partner's data-ref as long as the submission exists", async () => {
      const refs = () => backend.database.query<{ ref: string }>("select ref from private.partner_refs");
      const form_check = { trap: "", seconds: 20 };
      const partner = "acme-jobs";
      for (const ref of ["two words", "", "x".repeat(81), "caf\u00e9", 4711])
        await backend.send("contact_submissions", { partner, form_check: { ...form_check, ref } });
      await backend.send("contact_submissions", { form_check: { ...form_check, ref: "nobody-s" } });
      expect(await refs()).toEqual([{ ref: "4711" }]);
      await backend.database.run("delete from public.contact_submissions");
      expect(await refs()).toEqual([]);
    });

    it("is not retried if its endpoint is gone or was deleted", async () => {
      await addEndpoint("/gone");
      await backend.send("contact_submissions");
      await makeWorker().drain();
      expect(await stored()).toEqual([{ state: "failed", attempts: 1, last_error: "HTTP 410" }]);
      await addEndpoint("/ok");
      await backend.send("contact_submissions");
      await backend.database.run("delete from private.webhooks");
      await makeWorker().drain();
      expect((await stored()).map(({ state }) => state)).toEqual(["failed", "failed", "failed"]);
      expect(endpoint.received).toHaveLength(1);
    });

    it("does not follow redirects", async () => {
      await addEndpoint("/elsewhere");
      await backend.send("contact_submissions");
      await makeWorker().drain();
      expect(endpoint.received.map(({ path }) => path)).toEqual(["/elsewhere"]);
      expect(await stored()).toMatchObject([
        { state: "waiting", last_error: "HTTP 302; redirects are not followed" },
      ]);
    });

    it("times out on a silent endpoint, and reads only the start of a long response", async () => {
      await addEndpoint("/silent");
      await addEndpoint("/endless");
      await backend.send("contact_submissions");
      await makeWorker({ deadlineMs: 3_000 }).drain();
      const errors = (await stored()).map(({ last_error }) => last_error).sort();
      expect(errors).toEqual([`HTTP 500: ${"x".repeat(200)}`, "No response within 3 s"]);
      // The limit allows for data that was already in socket buffers.
      expect(writtenBytes).toBeLessThan(16 * 1_048_576);
    });

    it("never connects to a private network, whatever the host name", async () => {
      await addEndpoint("/ok");
      await backend.database.query("insert into private.webhooks (url) values ($1), ($2), ($3)", [
        endpoint.url.replace("localhost", "127.0.0.1"),
        endpoint.url.replace("localhost", "[::ffff:127.0.0.1]"),
        endpoint.url.replace("localhost", "0x7f000001"),
      ]);
      await backend.send("contact_submissions");
      await makeWorker({ allowPrivate: false }).drain();
      expect(endpoint.received).toEqual([]);
      expect(new Set((await stored()).map(({ state, last_error }) => `${state}: ${last_error}`))).toEqual(
        new Set([
          "waiting: The endpoint's address is inside a private network; WEBHOOK_ALLOW_PRIVATE=1 allows it.",
        ]),
      );
    });

    it("requires an HTTPS endpoint with a strong secret", async () => {
      const insert = (columns: string, values: string) =>
        backend.database.run(`insert into private.webhooks (${columns}) values (${values})`);
      const invalid = { code: "23514" };
      await expect(insert("url", "'http://agency.example/hook'")).rejects.toMatchObject(invalid);
      await expect(insert("url, secret", "'https://agency.example', 'secret'")).rejects.toMatchObject(
        invalid,
      );
      await expect(insert("url, events", "'https://agency.example', '{lead.deleted}'")).rejects.toMatchObject(
        invalid,
      );
    });
  });

  describe("a request to an endpoint", () => {
    const post = (name: string, resolve: Parameters<typeof createPublicLookup>[0]) =>
      postJson(
        new URL(endpoint.url.replace("localhost", name) + "/ok"),
        "{}",
        {},
        new AbortController().signal,
        { lookup: createPublicLookup(resolve), ca: endpoint.ca, deadlineMs: 60_000 },
      );

    it("ends at its deadline, even after garbage collection", async () => {
      const url = new URL(`${endpoint.url}/silent`);
      const { signal } = new AbortController();
      const options = { lookup: undefined, ca: endpoint.ca, deadlineMs: 1_500 };
      const outcome = postJson(url, "{}", {}, signal, options).catch(String);
      await expect.poll(() => endpoint.received.at(-1)?.path).toBe("/silent");
      collectGarbage();
      expect(await outcome).toBe("Error: No response within 1.5 s");
    });

    it("resolves the name once and connects to that address, so that a second lookup has no effect", async () => {
      endpoint.received.length = 0;
      let lookupCount = 0;
      // Only a second lookup, which must not happen, would return the endpoint's address.
      const rebindingLookup: Parameters<typeof createPublicLookup>[0] = (_, callback) => {
        lookupCount += 1;
        callback(null, [{ address: lookupCount === 1 ? "240.0.0.1" : "127.0.0.1", family: 4 }]);
      };
      await expect(post("hook.example", rebindingLookup)).rejects.toThrow("private network");
      expect(lookupCount).toBe(1);
      expect(endpoint.received).toEqual([]);
    });
  });
});
