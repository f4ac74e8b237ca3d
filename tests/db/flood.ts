import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { sampleRows } from "./sample-rows.ts";
import type { parseReadyLine } from "./server-process.ts";

type FloodedServer = ReturnType<typeof parseReadyLine>;

/** The attacker opens all its connections from one IP address, and sends 30 KB/s on each. */
const attacker = { address: "203.0.113.1", bytesPerSecond: 30_000 };

const lead = sampleRows.contact_submissions;
const list = (count: number, row: string) => `[${Array<string>(count).fill(row).join(",")}]`;
const huge = '{"source":"contact_form","email":"a@b","form_check":{"seconds":1e131071}}';
const long = JSON.stringify({ ...lead, project_details: "x".repeat(4_000) });

const costlyBodies = [
  list(870, huge),
  list(4_093, '{"email":"a@b"}'),
  list(5, huge),
  `${list(4, long).slice(0, -1)},${JSON.stringify({ ...lead, project_details: "x".repeat(4_001) })}]`,
  `{"source":"contact_form","email":"a@b","utm":{"utm_source":${list(9_000, "1e300")}}}`,
];
const invalidLead = '{"source":"contact_form","email":"no address"}';

function send(
  { url, key }: FloodedServer,
  agent: Agent,
  address: string,
  path: string,
  body?: string,
): Promise<number> {
  return new Promise((resolve) => {
    const headers = { apikey: key, "x-forwarded-for": address, "content-type": "application/json" };
    const method = body === undefined ? "GET" : "POST";
    const outgoing = request(url + path, { agent, method, headers }, (answer) => {
      answer.resume();
      answer.once("end", () => resolve(answer.statusCode ?? 0));
    });
    outgoing.once("error", () => resolve(0));
    outgoing.end(body);
  });
}

/**
 * Floods a server with requests from an attacker, while one visitor reads pages and others send leads. Half of the
 * attacker's connections send small requests.
 */
export async function flood(server: FloodedServer, connections: number, seconds: number) {
  const figures = {
    pageLatencies: [] as number[],
    /** Latencies of honest visitors' leads in milliseconds. */
    formLatencies: [] as number[],
    /** Response statuses of honest visitors' leads that were not stored. */
    failedForms: [] as number[],
    attackStatuses: {} as Record<number, number>,
  };
  const end = performance.now() + seconds * 1_000;
  const agents: Agent[] = [];
  const connection = () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    agents.push(agent);
    return agent;
  };

  async function attack(startIndex: number): Promise<void> {
    const agent = connection();
    for (let number = startIndex; performance.now() < end; number += 1) {
      const started = performance.now();
      const body = startIndex % 2 === 0 ? (costlyBodies[number % costlyBodies.length] ?? "") : invalidLead;
      const status = await send(server, agent, attacker.address, "/rest/v1/contact_submissions", body);
      figures.attackStatuses[status] = (figures.attackStatuses[status] ?? 0) + 1;
      await sleep((body.length / attacker.bytesPerSecond) * 1_000 - (performance.now() - started));
    }
  }
  async function readPages(): Promise<void> {
    const agent = connection();
    while (performance.now() < end) {
      const started = performance.now();
      const status = await send(server, agent, "198.51.100.1", "/about");
      figures.pageLatencies.push(status === 200 ? performance.now() - started : Infinity);
      await sleep(50);
    }
  }
  async function sendLeads(): Promise<void> {
    const agent = connection();
    for (let number = 0; performance.now() < end; number += 1) {
      const row = { ...lead, email: `visitor${number}@example.com`, form_check: { trap: "", seconds: 20 } };
      const address = `198.51.100.${2 + (number % 250)}`;
      const started = performance.now();
      const status = await send(server, agent, address, "/rest/v1/contact_submissions", JSON.stringify(row));
      if (status === 201) figures.formLatencies.push(performance.now() - started);
      else figures.failedForms.push(status);
      await sleep(250);
    }
  }
  try {
    await Promise.all([
      readPages(),
      sendLeads(),
      ...Array.from({ length: connections }, (_, index) => attack(index)),
    ]);
    return figures;
  } finally {
    for (const agent of agents) agent.destroy();
  }
}
