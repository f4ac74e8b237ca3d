import { parentPort, workerData } from "node:worker_threads";
import { messages } from "@electric-sql/pglite";
import type { DatabaseError, Row } from "./database.ts";
import { openClient } from "../files/durable-files.ts";

export type WorkerRequest =
  | { kind: "query" | "run"; sql: string; parameters?: unknown[] | undefined }
  | { kind: "close" };

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

async function handleRequest(request: WorkerRequest): Promise<WorkerResponse> {
  try {
    if (request.kind === "query") {
      const { rows } = await client.query<Row>(request.sql, request.parameters);
      return { rows };
    }
    await (request.kind === "run" ? client.exec(request.sql) : client.close());
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
