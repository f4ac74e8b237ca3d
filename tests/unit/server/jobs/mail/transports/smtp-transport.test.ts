import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";
import {
  toRefusal,
  createSmtpTransport,
} from "../../../../../../server/jobs/mail/transports/smtp-transport.ts";
import { describe, expect, it, onTestFinished } from "vitest";
import { DeliveryRefusal } from "../../../../../../server/jobs/outbox/channel.ts";
import type { SmtpServer } from "../../../../../../server/jobs/mail/model/mail-settings.ts";
import { createMail, RECIPIENT, SENDER } from "./create-mail.ts";
import { makeCertificate } from "../../../../../make-certificate.ts";
import {
  acceptUntilData,
  startScriptedServer,
  type LineHandler,
} from "../../../../../mail/scripted-server.ts";
import { createSmtpError, startSmtpSink, type SinkOptions } from "../../../../../mail/smtp-sink.ts";

/** Timeouts in milliseconds, for servers that respond and for those that do not. */
const [LONG_MS, SHORT_MS] = [60_000, 700];

const unabortedSignal = new AbortController().signal;

function closeLater<Resource extends { close(): Promise<void> }>(resource: Resource): Resource {
  onTestFinished(() => resource.close());
  return resource;
}

function transportTo(port: number, server: Partial<SmtpServer> = {}, timeoutMs = LONG_MS) {
  const address = { host: "127.0.0.1", port, secure: false, requireTLS: false, ...server };
  const timeouts = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: 2 * timeoutMs };
  return closeLater(createSmtpTransport(address, { name: "", address: SENDER }, timeouts));
}

const acceptLogins: SinkOptions = { disabledCommands: ["STARTTLS"], allowInsecureAuth: true };

/** Sends a text at each interval until the connection is closed. */
function repeat(socket: Socket, text: string, intervalMs: number): void {
  const timer = setInterval(() => socket.write(text), intervalMs);
  socket.on("close", () => clearInterval(timer));
}

const startSink = async (options?: SinkOptions) => closeLater(await startSmtpSink(options));
const openScriptedServer = async (greeting: string, onLine: LineHandler) =>
  closeLater(await startScriptedServer(greeting, onLine));

async function refusalBy(
  port: number,
  server?: Partial<SmtpServer>,
  timeoutMs?: number,
): Promise<DeliveryRefusal> {
  const error: unknown = await transportTo(port, server, timeoutMs)
    .send(createMail(), unabortedSignal)
    .then(() => undefined)
    .catch((thrown: unknown) => thrown);
  if (!(error instanceof DeliveryRefusal)) throw new Error(`no refusal but ${String(error)}`);
  return error;
}

/** Options for servers that reject the sender, the recipient, the message or the login. */
const rejectSender = (code: number, text: string): SinkOptions => ({
  onMailFrom: (_address, _session, done) => done(createSmtpError(code, text)),
});
const rejectRecipient = (code: number, text: string): SinkOptions => ({
  onRcptTo: (_address, _session, done) => done(createSmtpError(code, text)),
});
const rejectMessage = (code: number, text: string): SinkOptions => ({
  checkMail: () => createSmtpError(code, text),
});
const rejectLogin = (code: number, text: string): SinkOptions => ({
  ...acceptLogins,
  onAuth: (_auth, _session, done) => done(createSmtpError(code, text)),
});

/** Like Google's relay, rejects clients that greet with an IP address in brackets or a name without a dot. */
const requireFullName: LineHandler = (line, socket) => {
  if (/^EHLO (?:\[|[^.]*$)/.test(line)) return void socket.end("421 4.7.0 Try again later (EHLO)\r\n");
  if (line === ".") return void socket.write("250 queued\r\n");
  acceptUntilData(line, socket);
};

it.each([SENDER, "hello@b\u00fccher.example"])(
  "an SMTP relay that requires a domain name in EHLO accepts email from %s, since EHLO contains the address's domain",
  async (address) => {
    const greetings: string[] = [];
    const server = await openScriptedServer("220 relay", (line, socket) => {
      if (line.startsWith("EHLO")) greetings.push(line);
      requireFullName(line, socket);
    });
    const settings = { host: "127.0.0.1", port: server.port, secure: false, requireTLS: false };
    const transport = closeLater(createSmtpTransport(settings, { name: "", address }));
    await transport.send(createMail(), unabortedSignal);
    expect(greetings).toEqual([address === SENDER ? "EHLO ridgebeam.example" : "EHLO xn--bcher-kva.example"]);
  },
);

describe("an SMTP server that accepts emails", () => {
  it("receives all emails over a few persistent connections", async () => {
    const sink = await startSink();
    const transport = transportTo(sink.port);
    const ids = Array.from({ length: 30 }, (_, index) => String(index));
    await Promise.all(ids.map((id) => transport.send(createMail(id), unabortedSignal)));
    expect(sink.mails.map(({ parsed }) => parsed.messageId).sort()).toEqual(
      ids.map((id) => `<${id}@ridgebeam.example>`).sort(),
    );
    expect(sink.mails.every(({ from, to }) => from === SENDER && to.join() === RECIPIENT)).toBe(true);
    expect(sink.connections()).toBeLessThanOrEqual(5);
  });

  it("receives the user name and the password", async () => {
    const sink = await startSink({
      ...acceptLogins,
      onAuth: ({ username, password }, _session, callback) =>
        username === "ridge" && password === "be@m"
          ? callback(null, { user: username })
          : callback(createSmtpError(535, "no")),
    });
    await transportTo(sink.port, { auth: { user: "ridge", pass: "be@m" } }).send(
      createMail(),
      unabortedSignal,
    );
    expect(sink.mails).toHaveLength(1);
  });
});

describe("a rejection by an SMTP server", () => {
  const auth = { user: "a", pass: "b" };
  it.each<[DeliveryRefusal["scope"], number, string, typeof rejectLogin, Partial<SmtpServer>?]>([
    ["retry", 451, "4.3.0 Try again later", rejectMessage],
    ["retry", 454, "4.7.0 Temporary authentication failure", rejectLogin, { auth }],
    ["permanent", 554, "5.7.1 Message looks like spam", rejectMessage],
    ["channel", 550, "5.7.1 Sender not allowed", rejectSender],
    ["channel", 554, "5.7.1 Relay access denied", rejectRecipient],
    ["channel", 530, "5.7.0 Authentication required", rejectRecipient],
  ])("has the scope %s: %i %s", async (scope, code, text, reject, server) => {
    const { port } = await startSink(reject(code, text));
    expect(await refusalBy(port, server)).toMatchObject({ scope });
  });

  it("of one recipient, even if the name looks like a general error, does not prevent the next email", async () => {
    const to = "relay@relay.example";
    const text = `5.1.1 <${to}>: Recipient address rejected: no user at relay.example`;
    const sink = await startSink({
      onRcptTo: ({ address }, _session, done) =>
        done(address === to ? createSmtpError(550, text) : undefined),
    });
    const transport = transportTo(sink.port);
    const rejectedAttempt = transport.send(createMail("1", { to }), unabortedSignal);
    await expect(rejectedAttempt).rejects.toMatchObject({ scope: "permanent" });
    await transport.send(createMail("2"), unabortedSignal);
    expect(sink.mails.map(({ to }) => to)).toEqual([[RECIPIENT]]);
  });

  it("is reported without the recipient's address", async () => {
    const sink = await startSink(rejectRecipient(550, `5.1.1 <${RECIPIENT}> unknown here`));
    const { scope, message } = await refusalBy(sink.port);
    expect(scope).toBe("permanent");
    expect(message).toContain("unknown here");
    expect(message).not.toContain(RECIPIENT);
  });
});

describe("an SMTP rejection that an operator must fix", () => {
  const certificate = makeCertificate();
  const CA_SETTING = "NODE_EXTRA_CA_CERTS";

  it("pauses the channel if the server rejects the login, without revealing the password", async () => {
    const sink = await startSink(rejectLogin(535, "5.7.8 Authentication credentials invalid"));
    const refusal = await refusalBy(sink.port, { auth: { user: "ridge", pass: "wrong-password" } });
    expect(refusal.scope).toBe("channel");
    expect(refusal.message).not.toContain("wrong-password");
  });

  it.each([
    ["a self-signed certificate (smtps)", { secure: true, ...certificate }, { secure: true }, CA_SETTING],
    ["a self-signed certificate (STARTTLS)", { disabledCommands: ["AUTH"], ...certificate }, {}, CA_SETTING],
    ["an expired certificate", { secure: true }, { secure: true }, "its certificate has expired"],
    ["a server without TLS at an smtps URL", {}, { secure: true }, "write smtp:// instead of smtps://"],
    ["a server without STARTTLS, which a password requires", {}, { requireTLS: true }, "STARTTLS"],
  ] satisfies [string, SinkOptions, Partial<SmtpServer>, string][])(
    "pauses the channel and suggests a fix: %s",
    async (_name, options, server, remedy) => {
      const refusal = await refusalBy((await startSink(options)).port, server);
      expect(refusal.scope).toBe("channel");
      expect(refusal.message).toContain(remedy);
    },
  );
});

describe("an email that cannot be sent completely", () => {
  it("is retried if the connection breaks before the response to DATA", async () => {
    const { port } = await openScriptedServer("220 sink ESMTP", (line, socket) => {
      if (line === ".") socket.end();
      else acceptUntilData(line, socket);
    });
    expect(await refusalBy(port)).toMatchObject({ scope: "retry" });
  });

  it("is retried, with a hint at smtps unless it is used, if the server sends no greeting", async () => {
    const { port } = await openScriptedServer("", () => undefined);
    const refusal = await refusalBy(port, {}, SHORT_MS);
    expect(refusal.scope).toBe("retry");
    expect(refusal.message).toContain("needs smtps://");
    expect(toRefusal(new Error("Greeting never received"), SENDER, true).message).not.toContain("smtp");
  });

  /** What other programs, or a broken mail server, send first. */
  const strangeGreetings: [name: string, send: (socket: Socket) => void, scope: string, said: RegExp][] = [
    [
      "an endless line",
      (socket) => void socket.write("x".repeat(2_000_000)),
      "channel",
      /^Server response exceeds.*not a mail server's response/,
    ],
    [
      "lines without an end",
      (socket) => repeat(socket, "220-welcome\r\n", 50),
      "retry",
      /^Greeting never received; check the port/,
    ],
    ["one byte at a time", (socket) => repeat(socket, "2", 50), "retry", /^Greeting never received; check/],
    [
      "the response of a web server",
      (socket) => void socket.write("HTTP/1.1 400 Bad Request\r\n\r\n"),
      "channel",
      /^Invalid greeting.*not a mail server's response/,
    ],
    [
      "the greeting of an SSH server",
      (socket) => void socket.write("SSH-2.0-OpenSSH_9.2\r\n"),
      "channel",
      /not a mail server's response/,
    ],
    ["a refusal", (socket) => void socket.write("554 no service\r\n"), "channel", /^Invalid greeting[^;]*$/],
    [
      "a long refusal",
      (socket) => void socket.write(`554 ${"y".repeat(90_000)}\r\n`),
      "channel",
      /^.{0,500}$/,
    ],
  ];
  it.each(strangeGreetings)(
    "does not advise to use smtp:// where it is used already: %s",
    async (_, send, scope, said) => {
      const server = createServer((socket) => {
        socket.on("error", () => undefined);
        send(socket);
      }).listen(0, "127.0.0.1");
      onTestFinished(() => void server.close());
      await once(server, "listening");
      // Only what never ends waits for the time limit.
      const timeoutMs = scope === "retry" ? SHORT_MS : LONG_MS;
      const refusal = await refusalBy((server.address() as AddressInfo).port, {}, timeoutMs);
      expect(refusal.scope).toBe(scope);
      expect(refusal.message).toMatch(said);
      expect(refusal.message).not.toContain("write smtp://");
    },
  );

  it("is retried if the server falls silent after DATA", async () => {
    const { port } = await openScriptedServer("220 sink ESMTP", acceptUntilData);
    expect(await refusalBy(port, {}, SHORT_MS)).toMatchObject({ scope: "retry" });
  });

  it("is retried if the worker stops while the server keeps responding", async () => {
    const server = await openScriptedServer("220 sink ESMTP", (line, socket) => {
      acceptUntilData(line, socket);
      const timer = setInterval(() => socket.write("250-still thinking\r\n"), 100);
      onTestFinished(() => clearInterval(timer));
    });
    const stopController = new AbortController();
    setTimeout(() => stopController.abort(new Error("The worker was stopped")), 300);
    await expect(transportTo(server.port).send(createMail(), stopController.signal)).rejects.toMatchObject({
      scope: "retry",
    });
  });
});
