import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { sampleRows } from "../sample-rows.ts";

export interface VisitorRecord {
  leads: string[];
  files: string[];
  /** Statuses of failed requests, or 0 if there was no response. Visitors retry these requests. */
  failures: number[];
  /** Times of successful responses, from `performance.now()`. */
  responseTimes: number[];
}

/**
 * Sends a request from the loopback address `from` on a new connection, to simulate visitors on different
 * networks.
 * @returns the response's status, or 0 if there was none
 */
export function send(
  url: string,
  from: string,
  { path, headers, body }: { path: string; headers: Record<string, string>; body: string | Buffer },
): Promise<number> {
  return new Promise((resolve) => {
    const agent = new Agent({ keepAlive: false });
    const options = { method: "POST", headers, localAddress: from, agent, timeout: 60_000 };
    const sent = request(url + path, options, (response) => {
      response.resume();
      response.once("end", () => resolve(response.statusCode ?? 0)).once("error", () => resolve(0));
    });
    sent.once("timeout", () => sent.destroy()).once("error", () => resolve(0));
    sent.end(body);
  });
}

/**
 * Starts `count` simulated visitors. Until stopped, every third one sends resumes, and the others leads. They retry
 * failed requests with the same ID until the row is stored.
 */
export function sendUntilStopped(url: string, key: string, count: number) {
  const record: VisitorRecord = { leads: [], files: [], failures: [], responseTimes: [] };
  let isStopping = false;
  let fileNumber = 1_736_500_000_000;

  async function store(from: string, path: string, type: string, body: string | Buffer): Promise<void> {
    const headers = { apikey: key, "content-type": type, "content-length": String(Buffer.byteLength(body)) };
    for (;;) {
      const status = await send(url, from, { path, headers, body });
      if (status === 200 || status === 201 || status === 409) return;
      // Storage responds with status 400 to a retry if the first attempt did store the file.
      if (status === 400 && path.startsWith("/storage/") && record.failures.length > 0) return;
      record.failures.push(status);
      await sleep(200);
    }
  }
  const post = (from: string, table: string, row: object) =>
    store(from, `/rest/v1/${table}`, "application/json", JSON.stringify(row));

  const visit = async (visitor: number) => {
    const from = `127.0.${1 + Math.floor(visitor / 200)}.${1 + (visitor % 200)}`;
    while (!isStopping) {
      const id = crypto.randomUUID();
      if (visitor % 3 === 0) {
        const name = `${(fileNumber += 1)}_cv.pdf`;
        await store(from, `/storage/v1/object/resumes/${name}`, "application/pdf", `%PDF-1.7 ${name}`);
        await post(from, "resume_submissions", {
          ...sampleRows.resume_submissions,
          id,
          resume_file_path: name,
          email: `${id}@example.com`,
        });
        record.files.push(name);
      } else {
        await post(from, "contact_submissions", {
          ...sampleRows.contact_submissions,
          id,
          email: `${id}@example.com`,
        });
        record.leads.push(id);
      }
      record.responseTimes.push(performance.now());
    }
  };
  const visits = Promise.all(Array.from({ length: count }, (_, visitor) => visit(visitor)));
  return {
    ...record,
    /** Lets each visitor finish its current form, then stops them all. */
    async stop() {
      isStopping = true;
      await visits;
    },
  };
}
