import { readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { beforeAll, expect, it } from "vitest";
import { measureUntil } from "./measure-until.ts";
import { openConnection, type RawResponse } from "./raw-request.ts";
import { useEmbeddedBackend } from "./served-backend.ts";
import { watchSlowdown } from "./watch-slowdown.ts";

const backend = useEmbeddedBackend();
beforeAll(() => backend.reset());

const post = (path: string, type: string) =>
  `POST ${path} HTTP/1.1\r\nhost: localhost\r\napikey: ${backend.publishableKey}\r\ncontent-type: ${type}\r\n`;
const row = () => post("/rest/v1/contact_submissions", "application/json");
const file = () => post("/storage/v1/object/resumes/1736500000000_slow.pdf", "application/pdf");

/** Time that a response may take beyond its timeout on an idle machine, in seconds. */
const tolerance = 3;

interface SlowSender {
  firstText: string;
  repeatedText?: string;
}

const timedOut = /^HTTP\/1\.1 408 /;
/** Slow clients: what each sends first and then repeats, the expected response, and the timeout in seconds. */
const slowSenders: [string, () => SlowSender, RegExp, number][] = [
  ["says nothing", () => ({ firstText: "" }), /^$|^HTTP\/1\.1 408 /, 10],
  ["dribbles its headers", () => ({ firstText: row(), repeatedText: "x-more: 1\r\n" }), timedOut, 10],
  ["stops within a row", () => ({ firstText: `${row()}content-length: 100\r\n\r\n{` }), timedOut, 5],
  [
    "dribbles a row",
    () => ({ firstText: `${row()}content-length: 9000\r\n\r\n{`, repeatedText: " " }),
    timedOut,
    15,
  ],
  [
    "dribbles a row in chunks",
    () => ({ firstText: `${row()}transfer-encoding: chunked\r\n\r\n1\r\n{\r\n`, repeatedText: "1\r\n \r\n" }),
    timedOut,
    15,
  ],
  [
    "stops within a file",
    () => ({ firstText: `${file()}content-length: 100\r\n\r\n%PDF-1.7` }),
    /^HTTP\/1\.1 400 [^]*too slow/,
    10,
  ],
];

async function sendSlowly({
  firstText,
  repeatedText,
}: SlowSender): Promise<RawResponse & { seconds: number }> {
  const started = performance.now();
  const { socket, answer } = openConnection(backend.url);
  socket.write(firstText);
  const repeatTimer =
    repeatedText === undefined ? undefined : setInterval(() => socket.write(repeatedText), 500);
  try {
    return { ...(await answer), seconds: (performance.now() - started) / 1000 };
  } finally {
    clearInterval(repeatTimer);
  }
}

it("the server ends every slow sender's connection, and serves a normal visitor throughout", async () => {
  let isStopping = false;
  const sendAllSlowly = async () => {
    const readSlowdown = watchSlowdown([process.pid]);
    const results = await Promise.all(
      slowSenders.flatMap(([name, sends, answered, seconds]) =>
        Array.from({ length: 10 }, async () => ({ name, answered, seconds, got: await sendSlowly(sends()) })),
      ),
    );
    const slowdown = readSlowdown();
    return results.map((result) => ({ ...result, limit: result.seconds + tolerance * slowdown }));
  };
  const visits: { status: number; seconds: number }[] = [];
  const visitorLoop = (async () => {
    while (!isStopping) {
      const started = performance.now();
      const { status } = await backend.visitor
        .from("salary_report_downloads")
        .insert({ email: "kim@example.com" });
      visits.push({ status, seconds: (performance.now() - started) / 1000 });
      await sleep(250);
    }
  })();
  const slowResults = await measureUntil(
    (all) => all.every(({ limit, got }) => got.seconds < limit),
    sendAllSlowly,
  );
  for (const { name, answered, limit, got } of slowResults) {
    expect(`${got.headers}\r\n\r\n${got.body}`.trim(), name).toMatch(answered);
    expect(got.seconds, name).toBeLessThan(limit);
  }
  isStopping = true;
  await visitorLoop;
  expect(visits.length).toBeGreaterThan(10);
  // Forms time out after 15 seconds.
  for (const { status, seconds } of visits) expect([status, seconds < 15]).toEqual([201, true]);
  expect(await backend.database.query("select from public.contact_submissions")).toEqual([]);
  expect(await backend.database.query("select from storage.objects")).toEqual([]);
  expect(readdirSync(join(backend.dataDir, "files", ".incoming"))).toEqual([]);
});
