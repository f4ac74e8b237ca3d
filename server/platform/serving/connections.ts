import { createServer, IncomingMessage, ServerResponse, type RequestListener, type Server } from "node:http";
import type { Socket } from "node:net";
import { finished } from "node:stream";
import { resumeBytesLimit } from "../../../model/resume-check/resume-file.ts";
import { uploadTimeout } from "../../../model/resume-check/upload-timeout.ts";
import { countDescriptors } from "../descriptors.ts";
import { toPlainAddress, toSubscriberNetwork, type TrustedProxies } from "./trusted-proxies.ts";

/**
 * Timeouts in milliseconds for the headers, the whole request (longer than the slowest accepted upload), idle
 * connections (longer than load balancers' default of 60 s, so that the balancer closes a connection first), and
 * connections without any traffic (twice as long for a reader that stops midway). Node checks the first two every second.
 */
const TIMEOUTS = {
  headersTimeout: 10_000,
  requestTimeout: uploadTimeout(resumeBytesLimit) + 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 1_000,
};
const TRAFFIC_TIMEOUT_MS = 60_000;

/** Requests of one connection that may wait for the response before them. Browsers send one at a time. */
const MAX_WAITING = 10;

/** Number of bytes that are parsed at once. */
const SLICE_BYTES = 2_048;

/** Connections of one subscriber, many times more than the browsers of an office open. */
const MAX_PER_SUBSCRIBER = 256;

/** Connections in all; each takes about 20 KB. The limit is lower if the system allows few file descriptors. */
const MAX_CONNECTIONS = 4_096;

/**
 * Chunks of a request's body, and their average number of bytes once there are more. Node takes several microseconds for
 * each, so that a megabyte in chunks of one byte would block the thread for a second.
 */
const [MAX_SMALL_CHUNKS, MIN_CHUNK_BYTES] = [4_096, 64];

/** How long a client may pause after the response before its connection is closed, in milliseconds. */
const MAX_PAUSE_MS = 2_000;
const PAUSE_TICKS = 4;

/**
 * Creates an HTTP server whose connections cannot exhaust it: each has one response in progress, and slow, idle and
 * excess connections are closed.
 * @param proxies trusted proxies, whose connections are not counted by address
 */
export function createBoundedServer(listener: RequestListener, proxies?: TrustedProxies): Server {
  const active = new WeakSet<Socket>();
  const respond = respondInTurn(listener, active);
  const options = { ...TIMEOUTS, IncomingMessage: BoundedRequest, ServerResponse: LingeringResponse };
  const server = createServer({ ...options, requireHostHeader: false }, respond);
  server.on("checkExpectation", respond);
  server.on("connection", parseInSlices);
  server.maxConnections = limitConnections();
  // When all connections are taken, make room for the next visitor.
  server.on("drop", () => server.closeIdleConnections());
  limitSubscribers(server, active, proxies);
  server.timeout = TRAFFIC_TIMEOUT_MS;
  server.on("timeout", (socket: Socket) => {
    const isWaitingForResponse = active.has(socket) && socket.writableLength === 0;
    if (!isWaitingForResponse) socket.destroy();
  });
  return server;
}

/** Leaves half of the free file descriptors to the database, mail and uploads. */
function limitConnections(): number {
  const { open, limit } = countDescriptors() ?? { open: 0, limit: Infinity };
  return Math.max(1, Math.min(MAX_CONNECTIONS, Math.floor((limit - open) / 2)));
}

/**
 * Calls the listener for the next request of a connection once the response before it has ended. Otherwise, the
 * responses of pipelined requests pile up while the client reads none, and nothing ends them with the connection.
 */
function respondInTurn(listener: RequestListener, active: WeakSet<Socket>): RequestListener {
  const queues = new WeakMap<Socket, [IncomingMessage, ServerResponse][]>();
  const respond = (request: IncomingMessage, response: ServerResponse): void => {
    const { socket } = request;
    active.add(socket);
    response.once("close", () => {
      active.delete(socket);
      const next = queues.get(socket)?.shift();
      if (next !== undefined && socket.writable) respond(...next);
    });
    const fault = findFault(request);
    if (fault === undefined) listener(request, response);
    else response.writeHead(fault, { connection: "close" }).end();
  };
  return (request, response) => {
    const { socket } = request;
    if (!socket.writable) return;
    if (!active.has(socket)) return respond(request, response);
    const queue = queues.get(socket) ?? [];
    queues.set(socket, queue);
    if (queue.push([request, response]) > MAX_WAITING) socket.destroy();
  };
}

/**
 * Returns the status for a request without the Host header or with several (RFC 9112, section 3.2), of which a proxy may
 * read another one, or with an expectation that the server does not know. Node refuses all that a connection pipelines.
 */
function findFault({ headers, httpVersion, rawHeaders }: IncomingMessage): 400 | 417 | undefined {
  const isHost = (text: string, index: number): boolean => index % 2 === 0 && /^host$/i.test(text);
  const hosts = rawHeaders.filter(isHost).length;
  if (hosts > 1 || (hosts === 0 && httpVersion === "1.1")) return 400;
  return headers.expect === undefined || /^100-continue$/i.test(headers.expect) ? undefined : 417;
}

/**
 * Passes what a connection receives to the parser in slices, until the connection is closed. Otherwise, the parser
 * reads all of the thousands of tiny requests that arrive together, even if the first ones close the connection.
 */
function parseInSlices(socket: Socket): void {
  const push = socket.push.bind(socket);
  socket.push = (chunk: Buffer | null, encoding) => {
    let isWanted = true;
    for (let from = 0; chunk !== null && from < chunk.length && !socket.destroyed; from += SLICE_BYTES)
      isWanted = push(chunk.subarray(from, from + SLICE_BYTES), encoding);
    return chunk === null ? push(null) : isWanted;
  };
  // Without another listener, the parser reads the system's socket itself.
  socket.on("data", () => undefined);
}

/** Limits the connections of one subscriber: closes an idle one for a new one, or if none is idle, the new one. */
function limitSubscribers(server: Server, active: WeakSet<Socket>, proxies?: TrustedProxies): void {
  const subscribers = new Map<string, Set<Socket>>();
  server.on("connection", (socket: Socket) => {
    const address = toPlainAddress(socket.remoteAddress ?? "");
    if (proxies?.isPeer(address)) return;
    const subscriber = toSubscriberNetwork(address);
    const sockets = subscribers.get(subscriber) ?? new Set();
    subscribers.set(subscriber, sockets);
    sockets.add(socket);
    socket.once("close", () => {
      sockets.delete(socket);
      if (sockets.size === 0) subscribers.delete(subscriber);
    });
    if (sockets.size > MAX_PER_SUBSCRIBER) [...sockets].find((one) => !active.has(one))?.destroy();
  });
}

/** A request whose connection is closed if its body arrives in too many tiny chunks. */
class BoundedRequest extends IncomingMessage {
  #chunks = 0;
  #bytes = 0;

  override push(chunk: Buffer | null, encoding?: BufferEncoding): boolean {
    this.#chunks += 1;
    this.#bytes += chunk?.length ?? 0;
    if (this.#chunks > MAX_SMALL_CHUNKS && this.#bytes < this.#chunks * MIN_CHUNK_BYTES)
      this.socket.destroy();
    return super.push(chunk, encoding);
  }
}

/**
 * A response to a request whose body may still be arriving, such as a file that is rejected midway. Closing the
 * connection immediately would reset it and lose the response, so the response is sent immediately but ended only
 * after the rest of the body has been drained (RFC 9112, section 9.6). Clients that pause, or whose request
 * has timed out (408), are disconnected; the request timeout stops a client that never pauses.
 */
class LingeringResponse<Sent extends IncomingMessage = IncomingMessage> extends ServerResponse<Sent> {
  override end(...args: unknown[]): this {
    const end = super.end.bind(this) as (...args: unknown[]) => this;
    if (!this.#isRequestArriving() || this.statusCode === 408) return end(...args);
    const content = typeof args[0] === "function" ? undefined : args.shift();
    if (content) this.write(content);
    else this.flushHeaders();
    this.#dropRest(() => end(args.find((arg) => typeof arg === "function")));
    return this;
  }

  #isRequestArriving(): boolean {
    const { headers, complete } = this.req;
    return !complete && (Number(headers["content-length"]) > 0 || "transfer-encoding" in headers);
  }

  #dropRest(onDone: () => void): void {
    const { req } = this;
    const stopListening = finished(req, () => {
      clearInterval(pauseTimer);
      onDone();
    });
    // Counted in several ticks: after the thread was blocked, a timer ends before what has arrived is read.
    let ticks = 0;
    const pauseTimer = setInterval(() => {
      if (++ticks < PAUSE_TICKS) return;
      clearInterval(pauseTimer);
      stopListening();
      onDone();
    }, MAX_PAUSE_MS / PAUSE_TICKS);
    // Remove the body's reader, which has stopped consuming data and would block the stream.
    req.removeAllListeners("data");
    req.on("data", () => (ticks = 0)).resume();
  }
}
