import { readFile } from "node:fs/promises";
import { Readable } from "node:stream";
import { json } from "node:stream/consumers";
import { BackendError, UnavailableError } from "../../platform/backend-error.ts";
import type { DataFolder } from "../../data/files/data-folder.ts";
import { type OperatorApiAddress, createOperatorFunctions, type OperatorSource } from "./operator-api.ts";

/** Interval and timeout of health checks during a request, in milliseconds. */
const [intervalMs, timeoutMs] = [1_000, 3_000];

/** Health checks without a response, one after another: the first may time out because this process itself is busy. */
const attempts = 2;

/** Thrown if the server that has the data open is suspended or too busy to respond. */
export class NoResponseError extends BackendError {
  override name = "NoResponseError";

  constructor(folder: string) {
    super(
      `The server that uses ${folder} has not responded for ${(attempts * timeoutMs) / 1000} seconds. Resume it if it is suspended, or stop it; then try again.`,
    );
  }
}

/** Thrown if the running server fails, with the server's error message, which may come from the database. */
export class ServerFaultError extends BackendError {
  override name = "ServerFaultError";
}

/**
 * Connects to the server that has locked a data folder. Requests have no time limit; health checks detect a dead
 * server. The returned functions throw NoResponseError, UnavailableError, BackendError for the server's expected
 * errors, and ServerFaultError for its other errors.
 * @throws NoResponseError if the server exists but does not respond, UnavailableError if there is none
 */
export async function connectRunningServer(folder: DataFolder): Promise<OperatorSource> {
  async function post(path: string, signal: AbortSignal, body?: string): Promise<Response> {
    const { port, token } = JSON.parse(await readFile(folder.operatorApi, "utf8")) as OperatorApiAddress;
    return fetch(`http://127.0.0.1:${port}/${path}`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}` },
      signal,
      body,
    });
  }

  async function send(path: string, signal: AbortSignal, body?: string): Promise<Response> {
    const response = await post(path, signal, body).catch((cause: unknown) => {
      signal.throwIfAborted();
      throw new UnavailableError(`The server that uses ${folder.root} cannot be reached`, { cause });
    });
    if (response.ok) return response;
    const reason = await response.text();
    // The operator API responds with 404 for expected errors and 500 for others.
    throw response.status === 404 ? new BackendError(reason) : new ServerFaultError(reason);
  }

  async function checkAlive(): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      const signal = AbortSignal.timeout(timeoutMs);
      try {
        await send("alive", signal);
        return;
      } catch (error) {
        if (!signal.aborted) throw error;
        if (attempt === attempts) throw new NoResponseError(folder.root);
      }
    }
  }

  function watchServer(controller: AbortController): () => void {
    const check = () => void checkAlive().catch((error: unknown) => controller.abort(error));
    const timer = setInterval(check, intervalMs).unref();
    return () => clearInterval(timer);
  }

  async function ask(path: string, body?: string) {
    const controller = new AbortController();
    const end = watchServer(controller);
    const response = await send(path, controller.signal, body).finally(end);
    async function* readContent(): AsyncGenerator<Uint8Array> {
      const endReading = watchServer(controller);
      try {
        yield* response.body as unknown as AsyncIterable<Uint8Array>;
      } finally {
        endReading();
      }
    }
    return { headers: response.headers, content: readContent() };
  }

  await checkAlive();
  return {
    ...createOperatorFunctions(async (path, args) => {
      const { content } = await ask(`call/${path}`, JSON.stringify(args));
      return json(Readable.from(content));
    }),
    async resume(id) {
      const { headers, content } = await ask(`resume/${encodeURIComponent(id)}`);
      return { filename: decodeURIComponent(headers.get("x-filename") ?? ""), content };
    },
    backup: async () => Readable.from((await ask("backup")).content),
  };
}
