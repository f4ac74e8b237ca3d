import { createHash, randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { PUBLISHABLE_KEY } from "../../site/settings/environment.ts";
import { signIn } from "../db/desk/desk-client.ts";
import { sampleRows } from "../db/sample-rows.ts";
import { extractKey, startDeskProcess } from "../e2e/start-desk-process.ts";
import { SAMPLE_PATHS } from "../e2e/sample-paths.ts";
import { pdf } from "../e2e/sample-files.ts";
import { post, postFile } from "./send-load.ts";

/** Requests per hour, far more than an agency's site receives on a busy day. */
const HOURLY_COUNTS = { pages: 7_200, leads: 240, resumes: 60, looks: 720 };

/**
 * Simulates an hour's traffic from visitors and an operator: compressed pages, forms, resumes, receipts, and
 * the desk. Requests are spread evenly over `minutes`.
 * @param site must trust a proxy on this machine, so that requests can set their IP address
 * @throws Error on an unexpected response
 */
export async function simulateTraffic(
  site: { url: string; dataDir: string; settings: Record<string, string> },
  minutes: number,
): Promise<void> {
  let failures = 0;
  const desk = await startDeskProcess(site.dataDir, "Dana", site.settings);
  try {
    const operator = await signIn(desk.origin, extractKey(desk.address));
    const visitor = visitorOf(site.url);
    const tasks = {
      pages: (n: number) => visitor.page(SAMPLE_PATHS[n % SAMPLE_PATHS.length] ?? "/"),
      leads: () => visitor.lead(),
      resumes: (n: number) => visitor.resume(n),
      looks: async (n: number) => {
        const path = ["/revision", "/counts", "/leads?", "/leads?state=open"][n % 4] ?? "";
        return (await operator.get<object>(path)) !== undefined;
      },
    };
    const endTime = performance.now() + minutes * 60_000;
    await Promise.all(
      Object.entries(tasks).map(async ([name, work]) => {
        const pauseMs = (minutes * 60_000) / HOURLY_COUNTS[name as keyof typeof HOURLY_COUNTS];
        const running = new Set<Promise<void>>();
        for (let n = 0; performance.now() < endTime; n += 1) {
          const one = work(n)
            .catch(() => false)
            .then((isGood) => {
              if (!isGood) failures += 1;
            })
            .finally(() => running.delete(one));
          running.add(one);
          await sleep(pauseMs);
        }
        await Promise.all(running);
      }),
    );
    if (failures > 0) throw new Error(`${failures} requests were not answered as expected.`);
  } finally {
    await desk.stop();
  }
}

function visitorOf(url: string) {
  const target = { url, key: PUBLISHABLE_KEY };
  let visitors = 0;
  const newAddress = (): string => {
    visitors += 1;
    return `${20 + (visitors >> 16)}.${(visitors >> 8) & 255}.${visitors & 255}.7`;
  };
  const insert = async (table: keyof typeof sampleRows, row: object): Promise<boolean> => {
    const address = newAddress();
    const key = randomBytes(16).toString("base64url");
    const receipt = createHash("sha256").update(key).digest("hex");
    const stored = await post(target, address, `/rest/v1/${table}`, {
      ...sampleRows[table],
      ...row,
      id: crypto.randomUUID(),
      email: `visitor${visitors}@client.example`,
      form_check: { trap: "", seconds: 20, receipt },
    });
    await stored.arrayBuffer();
    const receiptResponse = await post(target, address, "/rest/v1/rpc/read_receipt", { receipt_key: key });
    return stored.ok && (await receiptResponse.text()).includes('"found"');
  };
  return {
    async page(path: string) {
      const headers = { "x-forwarded-for": newAddress(), "accept-encoding": "gzip, br" };
      const answer = await fetch(url + path, { headers });
      await answer.arrayBuffer();
      return answer.ok || answer.status === 404;
    },
    lead: () => insert("contact_submissions", {}),
    async resume(n: number) {
      const { buffer } = pdf("resume.pdf", 400_000);
      const name = `${Date.now()}${n}_resume.pdf`;
      const stored = await postFile(target, newAddress(), name, new Uint8Array(buffer));
      await stored.arrayBuffer();
      const row = { resume_file_path: name, resume_filename: "resume.pdf", resume_file_size: 400_000 };
      return stored.ok && (await insert("resume_submissions", row));
    },
  };
}
