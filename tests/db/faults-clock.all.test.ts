import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { setTimeout as sleep } from "node:timers/promises";
import { openConnection } from "./raw-request.ts";
import { postAsVisitor } from "./post-as-visitor.ts";
import { describeBackend } from "./served-backend.ts";

const reportTable = "salary_report_downloads";
const day = 24 * 3_600_000;

describeBackend("a database clock that is set back", (backend) => {
  beforeEach(async () => {
    await backend.reset();
    await backend.database.run("delete from storage.objects; update private.rate_limits set max_count = 3");
  });
  afterEach(() => void vi.useRealTimers());

  /** Simulates a clock that was set back by moving all stored times into the future. */
  async function setClockBack(days: number): Promise<void> {
    await backend.database.run(`
      update private.rate_counts set window_ends = window_ends + interval '${days} days';
      update public.${reportTable} set created_at = created_at + interval '${days} days';
      update storage.objects set created_at = created_at + interval '${days} days';
      update private.uploads set created_at = created_at + interval '${days} days';
      `);
  }

  let number = 1_736_800_000_000;
  const visitor = () => postAsVisitor({ url: backend.url, key: backend.publishableKey });
  const send = async () =>
    (await visitor().insert(reportTable, { email: `${crypto.randomUUID()}@example.com` })).status;
  const upload = async () => (await visitor().upload(`${(number += 1)}_cv.pdf`, "%PDF-1.7")).status;
  const repeat = async (count: number, work: () => Promise<number>) => {
    const results: number[] = [];
    for (let n = 0; n < count; n += 1) results.push(await work());
    return results;
  };

  it("does not block submissions, limits them as before, and stores them with its own time", async () => {
    expect(await repeat(4, send)).toEqual([201, 201, 201, 429]);
    await setClockBack(30);
    expect(await repeat(4, send)).toEqual([201, 201, 201, 429]);
    const [stored] = await backend.database.query<{ count: number }>(
      `select count(*)::int as count from public.${reportTable} where created_at between now() - interval '1 hour' and now()`,
    );
    expect(stored?.count).toBe(3);
  });

  it("does not block uploads, and limits them as before", async () => {
    expect(await repeat(4, upload)).toEqual([200, 200, 200, 429]);
    await setClockBack(30);
    expect(await repeat(4, upload)).toEqual([200, 200, 200, 429]);
  });

  it("does not shorten or extend the time limit for a request", async () => {
    const { socket, answer } = openConnection(backend.url);
    socket.write(
      `POST /rest/v1/${reportTable} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\napikey: ${backend.publishableKey}\r\n` +
        'content-type: application/json\r\ncontent-length: 27\r\n\r\n{"email":',
    );
    await sleep(200);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + day });
    socket.write('"kim@');
    await sleep(200);
    vi.setSystemTime(Date.now() - 2 * day);
    socket.write('example.com"}');
    expect((await answer).status).toBe(201);
  });
});
