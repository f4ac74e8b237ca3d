// @ts-check
// The worker thread that PGlite runs in. It is JavaScript because a worker of Node 20 reads TypeScript only with a loader of
// its own, which takes longer to start than the database.
import { parentPort, workerData } from "node:worker_threads";
import { messages } from "@electric-sql/pglite";
import { openClient } from "./pglite-client.js";

/**
 * One request at a time; each is answered by one message, and so is the opening of the database. PostgreSQL that has given up says why,
 * at any time; then this thread is only to be ended.
 * @typedef {{ kind: "query" | "run", sql: string, parameters?: unknown[] } | { kind: "close" }} WorkerRequest
 * @typedef {{ rows: Record<string, unknown>[] } | { refusal: import("./database.ts").DatabaseError } | { stopped: string }} WorkerAnswer
 */

const client = await openClient(String(workerData), (reason) => {
  parentPort?.postMessage({ stopped: reason });
});

/**
 * @param {WorkerRequest} request
 * @returns {Promise<WorkerAnswer>}
 */
async function answer(request) {
  try {
    if (request.kind === "query") {
      /** @type {{ rows: Record<string, unknown>[] }} */
      const { rows } = await client.query(request.sql, request.parameters);
      return { rows };
    }
    await (request.kind === "run" ? client.exec(request.sql) : client.close());
    return { rows: [] };
  } catch (error) {
    // What is no answer of PostgreSQL, or its last one, leaves a database that cannot be trusted: it ends this thread.
    if (!(error instanceof messages.DatabaseError) || error.severity !== "ERROR") throw error;
    const { severity, code = "XX000", message, detail, hint } = error;
    return { refusal: { severity, code, message, detail, hint } };
  }
}

parentPort?.on("message", (/** @type {WorkerRequest} */ request) => {
  void answer(request).then((said) => parentPort?.postMessage(said));
});
parentPort?.postMessage({ rows: [] });
