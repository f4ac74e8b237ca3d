import { setTimeout as sleep } from "node:timers/promises";
import { postAsVisitor } from "../post-as-visitor.ts";
import { sampleRows } from "../sample-rows.ts";

export type BusyClients = ReturnType<typeof startBusyClients>;

export function startBusyClients(server: { url: string; key: string }, clients: number) {
  const visitor = postAsVisitor(server);
  let isStopping = false;
  let longestMs = 0;
  const stored: { id: string; at: number }[][] = Array.from({ length: clients }, () => []);

  async function timeRequest(work: () => Promise<Response>): Promise<number> {
    const started = performance.now();
    const response = await work();
    await response.arrayBuffer();
    longestMs = Math.max(longestMs, performance.now() - started);
    return response.status;
  }
  async function send(storedLeads: { id: string; at: number }[]): Promise<void> {
    while (!isStopping) {
      const id = crypto.randomUUID();
      const row = { ...sampleRows.contact_submissions, id };
      const status = await timeRequest(() => visitor.insert("contact_submissions", row));
      if (status !== 201) throw new Error(`Submitting a lead returned ${status}.`);
      storedLeads.push({ id, at: Date.now() });
      await sleep(50);
    }
  }
  async function read(): Promise<void> {
    while (!isStopping) {
      await timeRequest(() => fetch(`${server.url}/`));
      await sleep(50);
    }
  }
  const running = Promise.all([read(), ...stored.map(send)]);
  // Prevent an unhandled rejection. `stop` awaits the same promise and rejects with its error.
  running.catch(() => undefined);
  return {
    /** For each client, the IDs of its stored leads in order, with the time of the response. */
    stored,
    /** Returns the longest response time since the last call, in milliseconds. */
    longestPause() {
      const pause = longestMs;
      longestMs = 0;
      return pause;
    },
    async stop() {
      isStopping = true;
      await running;
    },
  };
}
