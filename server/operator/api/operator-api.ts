import { randomBytes } from "node:crypto";
import { rename, rm, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { json } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { BackendError, oneLine } from "../../platform/backend-error.ts";
import { isSameSecret } from "../../platform/secrets.ts";
import type { DataFolder } from "../../data/files/data-folder.ts";
import { openBackup, type BackupOptions } from "../../jobs/backup/open-backup.ts";
import { createDeliveryStore } from "../../jobs/outbox/delivery-store.ts";
import { createLocalRetention } from "../../jobs/retention/local-retention.ts";
import { createLeadDesk } from "../desk/leads/create-lead-desk.ts";
import { createOperatorStore } from "../operators/operator-store.ts";
import { createDatabaseSource } from "../submissions/submission-source.ts";
import { createWebhookStore } from "../webhooks/webhook-store.ts";

export type OperatorSource = ReturnType<typeof createOperatorSource>;

/** Parts whose functions have only JSON arguments and results, so that a running server can perform them. */
const remoteParts = ["rows", "retention", "deliveries", "leads", "operators", "webhooks"] as const;

export type OperatorFunctions = Pick<OperatorSource, (typeof remoteParts)[number]>;

type Call = (...args: unknown[]) => Promise<unknown>;

/** Port and token of a running server's operator API, in a file in the data folder that only its owner can read. */
export interface OperatorApiAddress {
  port: number;
  token: string;
}

async function handleRequest(
  source: OperatorSource,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [, kind, name = "", ...rest] = (request.url ?? "").split("/");
  const call = kind === "call" ? findOperatorFunction(source, [name, ...rest].join("/")) : undefined;
  if (call) {
    const result = await call(...((await json(request)) as unknown[]));
    response.setHeader("content-type", "application/json").end(JSON.stringify(result ?? null));
  } else if (kind === "resume") {
    const file = await source.resume(decodeURIComponent(name));
    response.setHeader("x-filename", encodeURIComponent(file.filename));
    await pipeline(Readable.from(file.content), response);
  } else if (kind === "backup") {
    await pipeline(await source.backup(), response);
  } else if (kind === "alive") {
    response.end();
  } else {
    response.writeHead(404).end("Not found");
  }
}

/**
 * Lets operator commands work while the server has the database open, which only one process can do. Opens a second
 * HTTP server on the loopback interface, with a random port and a token in a file that only the owner can read.
 */
export async function openOperatorApi(
  folder: DataFolder,
  source: OperatorSource,
): Promise<{ close(): Promise<void> }> {
  const token = randomBytes(32).toString("hex");
  const server = createServer((request, response) => {
    if (!isSameSecret(request.headers.authorization ?? "", `Bearer ${token}`)) {
      response.writeHead(401).end("Unauthorized");
      return;
    }
    handleRequest(source, request, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else response.writeHead(error instanceof BackendError ? 404 : 500).end(oneLine(error));
    });
  });
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(0, "127.0.0.1", resolve));
  const address: OperatorApiAddress = { port: (server.address() as AddressInfo).port, token };
  await writeAddress(folder.operatorApi, address).catch((error: unknown) => {
    // Otherwise the listening server would keep the process alive after a failed start.
    server.close();
    throw error;
  });
  return {
    async close() {
      await rm(folder.operatorApi, { force: true });
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function writeAddress(path: string, address: OperatorApiAddress): Promise<void> {
  const draft = `${path}.${process.pid}`;
  try {
    await writeFile(draft, JSON.stringify(address), { mode: 0o600 });
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/**
 * Returns everything that operators do with the stored data.
 * @param backupDir folder of scheduled backups, if any
 */
export function createOperatorSource(data: BackupOptions, backupDir: string | undefined) {
  const { database, folder, files } = data;
  return {
    ...createDatabaseSource(database, files),
    retention: createLocalRetention(database, folder, files, backupDir),
    deliveries: createDeliveryStore(database),
    leads: createLeadDesk(database),
    operators: createOperatorStore(database),
    webhooks: createWebhookStore(database),
    backup: () => Promise.resolve(openBackup(data)),
  };
}

/** Returns the function for a path such as `retention/find`, or undefined. */
export function findOperatorFunction(functions: OperatorFunctions, path: string): Call | undefined {
  const [partName, name = "", ...rest] = path.split("/");
  const part = remoteParts.find((remotePart) => remotePart === partName);
  if (part === undefined || rest.length > 0 || !Object.hasOwn(functions[part], name)) return undefined;
  const partFunctions = functions[part] as unknown as Record<string, Call>;
  return partFunctions[name];
}

/** Returns functions that pass their path and arguments to `call`. */
export function createOperatorFunctions(
  call: (path: string, args: unknown[]) => Promise<unknown>,
): OperatorFunctions {
  const createFunction =
    (part: string, name: string): Call =>
    (...args) =>
      call(`${part}/${name}`, args);
  const parts = remoteParts.map((part): [string, object] => [
    part,
    new Proxy({}, { get: (_target, name) => createFunction(part, String(name)) }),
  ]);
  return Object.fromEntries(parts) as unknown as OperatorFunctions;
}
