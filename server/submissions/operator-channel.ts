import { randomBytes, timingSafeEqual } from "node:crypto";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { json } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { BackendError, oneLine } from "../backend/backend-error.ts";
import type { DataFolder } from "../backend/files/data-folder.ts";
import type { Row } from "../backend/database/database.ts";
import type { DeliveryDesk } from "../deliveries/delivery-desk.ts";
import { doDeskWork, isDeskWork, remoteDesk } from "../deliveries/desk-requests.ts";
import { doLeadWork, isLeadWork, leadDeskAt, type LeadDesk } from "../desk/leads/lead-desk.ts";
import { isKeeperWork, keeperAt, work } from "../retention/keeper-work.ts";
import type { SubmissionSource } from "./submission-source.ts";
import { isSubmissionTable } from "./submission-tables.ts";

/** How the operator's command finds a running server: written, for the owner's eyes only, into the data folder. */
interface ChannelAddress {
  port: number;
  token: string;
}

/** What a server lets an operator's command do. */
export interface OperatorSource extends Omit<SubmissionSource, "close"> {
  desk: DeliveryDesk;
  /** A backup of this moment, as a tar. */
  backup(): Readable;
  leads: LeadDesk;
}

async function answer(
  source: OperatorSource,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? "/", "http://127.0.0.1");
  const [, kind, name = ""] = url.pathname.split("/");
  if (kind === "columns" && isSubmissionTable(name)) {
    const columns = await source.columns(name);
    response.setHeader("content-type", "application/json").end(JSON.stringify(columns));
    return;
  }
  if (kind === "rows" && isSubmissionTable(name)) {
    const since = url.searchParams.get("since");
    const rows = await source.rows(name, since ? new Date(since) : undefined);
    response.setHeader("content-type", "application/json").end(JSON.stringify(rows));
    return;
  }
  if (kind === "resume") {
    const file = await source.resume(decodeURIComponent(name));
    response.setHeader("x-filename", encodeURIComponent(file.filename));
    await pipeline(Readable.from(file.content), response);
    return;
  }
  if (kind === "keeper" && request.method === "POST" && isKeeperWork(name)) {
    const done = await work(source.keeper, name, (await json(request)) as never);
    response.setHeader("content-type", "application/json").end(JSON.stringify(done ?? null));
    return;
  }
  if (kind === "deliveries" && request.method === "POST" && isDeskWork(name)) {
    const given = (await json(request)) as unknown[];
    const done = await doDeskWork(source.desk, name, given);
    response.setHeader("content-type", "application/json").end(JSON.stringify(done));
    return;
  }
  if (kind === "backup" && request.method === "POST") {
    await pipeline(source.backup(), response);
    return;
  }
  if (kind === "leads" && request.method === "POST" && isLeadWork(name)) {
    const done = await doLeadWork(source.leads, name, await json(request));
    response.setHeader("content-type", "application/json").end(JSON.stringify(done));
    return;
  }
  response.writeHead(404).end("Not found");
}

/**
 * Lets `npm run submissions`, `npm run deliveries` and `npm run backup` work while the server holds the database, which only one process can have open: a second
 * server on the loopback interface, at a random port and behind a random token, both in a file that only the owner reads.
 */
export async function openOperatorChannel(
  folder: DataFolder,
  source: OperatorSource,
): Promise<{ close(): Promise<void> }> {
  const token = randomBytes(32).toString("hex");
  const expected = Buffer.from(`Bearer ${token}`);
  const server = createServer((request, response) => {
    const sent = Buffer.from(request.headers.authorization ?? "");
    if (sent.length !== expected.length || !timingSafeEqual(sent, expected)) {
      response.writeHead(401).end("Unauthorized");
      return;
    }
    answer(source, request, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else response.writeHead(error instanceof BackendError ? 404 : 500).end(oneLine(error));
    });
  });
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(0, "127.0.0.1", resolve));
  const address: ChannelAddress = { port: (server.address() as AddressInfo).port, token };
  const draft = `${folder.operatorChannel}.${process.pid}`;
  await writeFile(draft, JSON.stringify(address), { mode: 0o600 });
  await rename(draft, folder.operatorChannel);
  return {
    async close() {
      await rm(folder.operatorChannel, { force: true });
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/**
 * Connects to a running server.
 * @throws BackendError when no server answers
 */
async function connect(folder: DataFolder): Promise<(path: string, body?: string) => Promise<Response>> {
  const ask = async (path: string, body?: string): Promise<Response> => {
    const { port, token } = JSON.parse(await readFile(folder.operatorChannel, "utf8")) as ChannelAddress;
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      headers: { authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { method: "POST", body }),
    });
    if (!response.ok) throw new BackendError(await response.text());
    return response;
  };
  await ask("/columns/salary_report_downloads");
  return ask;
}

/**
 * Works on deliveries through a running server.
 * @throws BackendError when no server answers
 */
export async function operatorChannelDesk(folder: DataFolder): Promise<DeliveryDesk> {
  const ask = await connect(folder);
  return remoteDesk(async (work, given) => (await ask(`/deliveries/${work}`, JSON.stringify(given))).json());
}

/**
 * Has backups made by a running server.
 * @throws BackendError when no server answers
 */
export async function operatorChannelBackup(folder: DataFolder): Promise<() => Promise<Readable>> {
  const ask = await connect(folder);
  return async () => Readable.fromWeb((await ask("/backup", "")).body as NodeReadableStream);
}

/**
 * Works on submissions through a running server.
 * @throws BackendError when no server answers
 */
export async function operatorChannelLeads(folder: DataFolder): Promise<LeadDesk> {
  const ask = await connect(folder);
  return leadDeskAt(async (work, given) => (await ask(`/leads/${work}`, JSON.stringify(given))).json());
}

/**
 * Reads and deletes submissions through a running server.
 * @throws BackendError when no server answers
 */
export async function operatorChannelSource(folder: DataFolder): Promise<SubmissionSource> {
  const ask = await connect(folder);
  return {
    columns: async (table) => (await (await ask(`/columns/${table}`)).json()) as string[],
    async rows(table, since) {
      const query = since ? `?since=${encodeURIComponent(since.toISOString())}` : "";
      return (await (await ask(`/rows/${table}${query}`)).json()) as Row[];
    },
    async resume(id) {
      const response = await ask(`/resume/${encodeURIComponent(id)}`);
      const filename = decodeURIComponent(response.headers.get("x-filename") ?? "");
      return { filename, content: response.body as unknown as AsyncIterable<Uint8Array> };
    },
    keeper: keeperAt(async (name, order) => (await ask(`/keeper/${name}`, JSON.stringify(order))).json()),
    close: () => Promise.resolve(),
  };
}
