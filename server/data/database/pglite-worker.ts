import { parentPort, workerData } from "node:worker_threads";
import { messages, protocol } from "@electric-sql/pglite";
import type { DatabaseError, Row } from "./database.ts";
import { openClient } from "../files/durable-files.ts";

export type WorkerRequest =
  | { kind: "query" | "run"; sql: string; parameters?: unknown[] | undefined }
  /** Runs statements in a transaction, which the next request, `sync`, commits or, if one has failed, rolls back. */
  | { kind: "pipeline"; statements: Statement[] }
  | { kind: "sync" | "close" };

type Statement = [sql: string, parameters: string[]];

/** `stopped`: PostgreSQL has failed, and the parent must terminate this thread. */
export type WorkerResponse = { rows: Row[] } | { refusal: DatabaseError } | { stopped: string };

/**
 * Program of PGlite's worker thread. Handles one request at a time. Sends one message when the database is open, and
 * one per request. It may also send a `stopped` message at any time.
 */
const client = await openClient(String(workerData), (reason) => send({ stopped: reason }));

function send(response: WorkerResponse): void {
  parentPort?.postMessage(response);
}

/** Names of the prepared statements, by their SQL. Visitors choose an insert's columns, so their number is limited. */
const names = new Map<string, string>();
const maxNames = 50;

async function runPipeline(statements: Statement[]): Promise<void> {
  const { bind, execute, parse } = protocol.serialize;
  const isKnown = statements.every(([sql]) => names.has(sql));
  if (!isKnown && names.size > maxNames) await forgetStatements();
  const parts = statements.flatMap(([sql, values]) => {
    const known = names.get(sql);
    const name = known ?? `s${names.size}`;
    names.set(sql, name);
    const run = [bind({ statement: name, values }), execute({})];
    return known === undefined ? [parse({ name, text: sql }), ...run] : run;
  });
  try {
    await client.execProtocolStream(Buffer.concat(parts));
  } catch (error) {
    // PostgreSQL skips what follows an error, so which of the new statements it has prepared is unknown.
    if (!isKnown) names.clear();
    throw error;
  }
}

async function forgetStatements(): Promise<void> {
  names.clear();
  await client.exec("deallocate all");
}

async function sync(): Promise<void> {
  await client.execProtocolStream(protocol.serialize.sync());
  if (names.size === 0) await forgetStatements();
}

async function handleRequest(request: WorkerRequest): Promise<WorkerResponse> {
  try {
    if (request.kind === "query") {
      const { rows } = await client.query<Row>(request.sql, request.parameters);
      return { rows };
    }
    if (request.kind === "pipeline") await runPipeline(request.statements);
    else if (request.kind === "run") await client.exec(request.sql);
    else await (request.kind === "sync" ? sync() : client.close());
    return { rows: [] };
  } catch (error) {
    // After any error other than an ordinary statement error, the database's state is unknown, so end this thread.
    if (!(error instanceof messages.DatabaseError) || error.severity !== "ERROR") throw error;
    const { severity, code = "XX000", message, detail, hint, constraint, column } = error;
    return { refusal: { severity, code, message, detail, hint, constraint, column } };
  }
}

/** Fails for good with the first request after which the database's state is unknown, so that no later one runs. */
let last = Promise.resolve();
parentPort?.on("message", (request: WorkerRequest) => {
  last = last.then(() => handleRequest(request)).then(send);
});
send({ rows: [] });
