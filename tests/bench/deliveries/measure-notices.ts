import { setTimeout as sleep } from "node:timers/promises";
import { killProcess, readyAt, startProcess } from "../../db/server-process.ts";
import { startSmtpSink } from "../../mail/smtp-sink.ts";
import type { Target } from "../load/send-load.ts";

/** The loads under which notices are timed. */
export const NOTICES = { perSecond: 20, seconds: 30, atOnce: 1_000, clients: 50 };

/** How long notices took from the answer to the form until the mail server had them. */
export interface NoticeFigures {
  /** Milliseconds for each lead at a steady rate. */
  steady: number[];
  /** Milliseconds until the last notice of many leads sent as fast as they are stored, after the last of them. */
  backlog: number;
  /** Leads a second while they were sent as fast as they are stored. */
  rate: number;
}

let leads = 0;

async function sendLead({ url, key }: Target): Promise<string> {
  const name = `Lead${(leads += 1)}x`;
  const response = await fetch(`${url}/rest/v1/contact_submissions`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      prefer: "return=minimal",
      apikey: key,
      authorization: `Bearer ${key}`,
      "x-forwarded-for": `198.51.100.${leads % 250}`,
    },
    body: JSON.stringify({
      id: crypto.randomUUID(),
      first_name: name,
      phone: "555 0100",
      source: "contact_form",
      form_check: { trap: "", seconds: 20 },
    }),
  });
  if (!response.ok) throw new Error(`A lead was not stored: ${response.status}`);
  return name;
}

/**
 * Times notices on a server process that sends them to a mail server of this process.
 * @throws Error when one is missing
 */
export async function measureNotices(
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<NoticeFigures> {
  const arrived = new Map<string, number>();
  const sink = await startSmtpSink({
    judge({ parsed }) {
      const name = /Lead\d+x/.exec(parsed.text ?? "")?.[0] ?? "";
      if (!arrived.has(name)) arrived.set(name, performance.now());
      return undefined;
    },
  });
  const environment = { ...settings, TRUST_PROXY: "1", SMTP_URL: `smtp://127.0.0.1:${sink.port}` };
  const server = await startProcess(dataDir, environment);
  const until = async (name: string): Promise<number> => {
    const deadline = performance.now() + 120_000;
    for (;;) {
      const time = arrived.get(name);
      if (time !== undefined) return time;
      if (performance.now() > deadline) throw new Error(`The notice of ${name} has not arrived.`);
      await sleep(10);
    }
  };
  try {
    const target = readyAt(server);
    await until(await sendLead(target));
    const steady: Promise<number>[] = [];
    const started = performance.now();
    for (let number = 0; number < NOTICES.perSecond * NOTICES.seconds; number += 1) {
      await sleep(Math.max(0, started + (number * 1000) / NOTICES.perSecond - performance.now()));
      const timed = async (): Promise<number> => {
        const name = await sendLead(target);
        const stored = performance.now();
        return (await until(name)) - stored;
      };
      steady.push(timed());
    }
    const times = await Promise.all(steady);
    let left = NOTICES.atOnce;
    const names: string[] = [];
    const rush = performance.now();
    const client = async (): Promise<void> => {
      while (left > 0) {
        left -= 1;
        names.push(await sendLead(target));
      }
    };
    await Promise.all(Array.from({ length: NOTICES.clients }, client));
    const last = performance.now();
    const ends = await Promise.all(names.map(until));
    return { steady: times, backlog: Math.max(...ends) - last, rate: names.length / ((last - rush) / 1000) };
  } finally {
    await killProcess(server);
    await sink.close();
  }
}
