import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { Hono } from "hono";
import { expect, it, onTestFinished } from "vitest";
import type { BackendEnv } from "../../../../../server/platform/serving/backend-env.ts";
import { listen } from "../../../../../server/platform/serving/listen.ts";
import { readTrustedProxies } from "../../../../../server/platform/serving/trusted-proxies.ts";

const GET = "GET / HTTP/1.1\r\nhost: x\r\n\r\n";

/** Starts a server that counts its running requests. `/wait` responds once `release` is called. */
async function start(trustedProxies?: string) {
  const counts = { started: 0, running: 0, mostRunning: 0 };
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const app = new Hono<BackendEnv>();
  app.use(async (_context, next) => {
    counts.started += 1;
    counts.running += 1;
    counts.mostRunning = Math.max(counts.mostRunning, counts.running);
    await next();
    counts.running -= 1;
  });
  app.get("/wait", async (context) => {
    await released;
    return context.text("waited");
  });
  app.get("/:name?", async (context) => {
    await sleep(5);
    return context.text(`[${context.req.param("name") ?? "home"}]`);
  });
  const { server, port } = await listen(app, { port: 0, proxies: readTrustedProxies(trustedProxies) });
  const sockets: Socket[] = [];
  onTestFinished(() => {
    release();
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const open = async (localAddress = "127.0.0.1") => {
    const socket = connect({ port, host: "127.0.0.1", localAddress });
    sockets.push(socket.on("error", () => undefined));
    await once(socket, "connect");
    return socket;
  };
  const openMany = (count: number) => Promise.all(Array.from({ length: count }, () => open()));
  const countConnections = () =>
    new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)));
  return { counts, release, open, openMany, countConnections };
}

/** Resolves with what the server has sent once it contains the text. */
async function readUntil(socket: Socket, text: string): Promise<string> {
  let received = "";
  for await (const piece of socket.iterator({ destroyOnReturn: false })) {
    received += String(piece);
    if (received.includes(text)) return received;
  }
  throw new Error(`The server closed the connection after: ${received}`);
}

it("pipelined requests are answered in order, one at a time", async () => {
  const { counts, open } = await start();
  const socket = await open();
  socket.write(["/a", "/b", "/c", "/d"].map((path) => GET.replace("/", path)).join(""));
  const received = await readUntil(socket, "[d]");
  expect(received.match(/\[\w\]/g)).toEqual(["[a]", "[b]", "[c]", "[d]"]);
  expect(counts).toMatchObject({ started: 4, mostRunning: 1 });
});

it("a connection that pipelines more than ten requests is closed, and starts none of those that wait", async () => {
  const { counts, open } = await start();
  const socket = await open();
  const closed = once(socket.resume(), "close");
  socket.write(GET.replace("/", "/wait") + GET.repeat(2_000));
  await closed;
  await sleep(50);
  expect(counts.started).toBe(1);
});

it.each([
  ["without a host", "GET / HTTP/1.1\r\n\r\n", 400],
  ["with two hosts", GET.replace("host", "HOST: y\r\nhost"), 400],
  ["with an unknown expectation", GET.replace("host", "expect: more\r\nhost"), 417],
])(
  "a request %s is refused once, and nothing that the connection has sent after it is read",
  async (_name, request, status) => {
    const { counts, open } = await start();
    const socket = await open();
    socket.write(GET.replace("/", "/first") + request + request + GET.replace("/", "/last"));
    const received = await text(socket);
    expect(received.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 200", `HTTP/1.1 ${status}`]);
    expect(received).toMatch(/connection: close/i);
    expect(counts.started).toBe(1);
  },
);

it("requests that wait are dropped with their connection", async () => {
  const { counts, open, release, countConnections } = await start();
  const socket = await open();
  socket.write(GET.replace("/", "/wait") + GET.repeat(3));
  await expect.poll(() => counts.started).toBe(1);
  socket.destroy();
  await expect.poll(countConnections).toBe(0);
  release();
  await expect.poll(() => counts.running).toBe(0);
  expect(counts.started).toBe(1);
});

it("a client that half-closes its connection leaves none behind", async () => {
  const { open, countConnections } = await start();
  for (const text of ["", "GET / HT", GET, GET + GET]) (await open()).end(text);
  await expect.poll(countConnections).toBe(0);
});

it("one address keeps at most 256 connections: a new one takes the place of an idle one", async () => {
  const { open, openMany, countConnections } = await start();
  await openMany(300);
  await expect.poll(countConnections).toBe(256);
  const visitor = await open();
  visitor.write(GET);
  expect(await readUntil(visitor, "]")).toContain("[home]");
  expect(await countConnections()).toBe(256);
});

it("one address whose connections are all in use is refused a new one; other addresses are not", async () => {
  const { counts, open, openMany, countConnections } = await start();
  for (const socket of await openMany(256)) socket.write(GET.replace("/", "/wait"));
  await expect.poll(() => counts.running).toBe(256);
  const refused = await open();
  await once(refused.resume(), "close");
  const visitor = await open("127.0.0.2");
  visitor.write(GET);
  expect(await readUntil(visitor, "]")).toContain("[home]");
  expect(await countConnections()).toBe(257);
});

it("a trusted proxy may open more, since all visitors come from its address", async () => {
  const { openMany, countConnections } = await start("1");
  await openMany(300);
  await expect.poll(countConnections).toBe(300);
});
