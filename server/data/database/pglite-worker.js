// @ts-check
// PGlite's worker thread. Written in JavaScript, because a Node 20 worker needs a TypeScript loader, which takes longer to
// start than the database.
import { parentPort, workerData } from "node:worker_threads";
import { messages } from "@electric-sql/pglite";
import { openClient } from "./pglite-client.js";

/**
 * Handles one request at a time. Sends one message when the database is open, and one per request. It may also send a
 * `stopped` message at any time: PostgreSQL has failed, and the parent must terminate this thread.
 * @typedef {{ kind: "query" | "run", sql: string, parameters?: unknown[] } | { kind: "close" }} WorkerRequest
 * @typedef {{ rows: Record<string, unknown>[] } | { refusal: import("./database.ts").DatabaseError } | { stopped:
 * string }} WorkerResponse
 */

const client = await openClient(String(workerData), (reason) => {
  parentPort?.postMessage({ stopped: reason });
});

/**
 * @param {WorkerRequest} request
 * @returns {Promise<WorkerResponse>}
 */
async function handleRequest(request) {
  try {
    if (request.kind === "query") {
      /** @type {{ rows: Record<string, unknown>[] }} */
      const { rows } = await client.query(request.sql, request.parameters);
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

parentPort?.on("message", (/** @type {WorkerRequest} */ request) => {
  void handleRequest(request).then((response) => parentPort?.postMessage(response));
});
parentPort?.postMessage({ rows: [] });
