import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { dataFolderPaths } from "../../server/data/files/data-folder.ts";
import { connectRunningServer } from "../../server/operator/api/running-server.ts";
import { readAllRows } from "./read-all-rows.ts";
import { copyEmbeddedTemplate } from "./embedded-template.ts";
import { createDatabase } from "./create-database.ts";
import { postgresSkipReason } from "./postgres-server.ts";
import { sampleRows } from "./sample-rows.ts";
import { killProcess, parseReadyLine, startProcess, type ServerProcess } from "./server-process.ts";
import { makeFolder } from "./served-backend.ts";

const rounds = 3;
const senders = 8;

/** Returns a generator of deterministic random numbers from 0 to 1 (mulberry32). */
function randomNumbers(seed: number): () => number {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let hash = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    hash = (hash + Math.imul(hash ^ (hash >>> 7), 61 | hash)) ^ hash;
    return ((hash ^ (hash >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Returns up to 200 KB derived from the key, so that truncated or mixed-up files can be detected. */
const contentOf = (key: string) => `%PDF-1.7 ${key}\n`.repeat(1 + (Number(key.slice(6, 13)) % 7_000));

interface AcknowledgedWrites {
  leads: string[];
  resumes: string[];
  files: string[];
}

let keys = 0;

async function sendUntilGone(url: string, apikey: string, acknowledged: AcknowledgedWrites, number: number) {
  const post = async (path: string, type: string, body: string) => {
    const headers = { apikey, "content-type": type };
    return (await fetch(url + path, { method: "POST", headers, body })).status;
  };
  const insert = (table: string, row: object) =>
    post(`/rest/v1/${table}`, "application/json", JSON.stringify(row));
  try {
    for (;;) {
      const id = crypto.randomUUID();
      if (number % 2 === 0) {
        const status = await insert("contact_submissions", { id, ...sampleRows.contact_submissions });
        expect(status).toBe(201);
        acknowledged.leads.push(id);
        continue;
      }
      const key = `${1_736_500_000_000 + (keys += 997)}_cv.pdf`;
      expect(await post(`/storage/v1/object/resumes/${key}`, "application/pdf", contentOf(key))).toBe(200);
      acknowledged.files.push(key);
      const row = { ...sampleRows.resume_submissions, id, resume_file_path: key };
      expect(await insert("resume_submissions", row)).toBe(201);
      acknowledged.resumes.push(id);
    }
  } catch (error) {
    // `fetch` throws a TypeError if the connection breaks.
    if (!(error instanceof TypeError)) throw error;
  }
}

async function expectNothingLost(
  dataDir: string,
  { leads, resumes, files }: AcknowledgedWrites,
): Promise<void> {
  const folder = dataFolderPaths(dataDir);
  const source = await connectRunningServer(folder);
  const stored = new Set((await readAllRows(source.rows, "contact_submissions")).map(({ id }) => id));
  expect(leads.filter((id) => !stored.has(id))).toEqual([]);
  for (const id of resumes) {
    const pieces: Uint8Array[] = [];
    for await (const piece of (await source.resume(id)).content) pieces.push(piece);
    expect(Buffer.concat(pieces).length, id).toBeGreaterThan(0);
  }
  const resumesFolder = join(folder.files, "resumes");
  const storedKeys = existsSync(resumesFolder) ? readdirSync(resumesFolder) : [];
  expect(files.filter((key) => !storedKeys.includes(key))).toEqual([]);
  const broken = storedKeys.filter(
    (key) => readFileSync(join(resumesFolder, key), "utf8") !== contentOf(key),
  );
  expect(broken).toEqual([]);
  expect(readdirSync(folder.incoming)).toEqual([]);
}

async function killRepeatedly(dataDir: string, environment: Record<string, string>, seed: number) {
  const random = randomNumbers(seed);
  const all: AcknowledgedWrites = { leads: [], resumes: [], files: [] };
  let latestWrites = all;
  let server: ServerProcess | undefined;
  try {
    for (let round = 0; round < rounds; round += 1) {
      server = await startProcess(dataDir, environment);
      const { url, key } = parseReadyLine(server);
      await expectNothingLost(dataDir, latestWrites);
      const roundWrites: AcknowledgedWrites = { leads: [], resumes: [], files: [] };
      let isSendingDone = false;
      const sending = Promise.all(
        Array.from({ length: senders }, (_, number) => sendUntilGone(url, key, roundWrites, number)),
      ).finally(() => (isSendingDone = true));
      const killThreshold = 1 + random() * 12;
      // Uploads take longer than leads, so every other round waits until an upload has been stored.
      const isThresholdReached = () =>
        roundWrites.leads.length + roundWrites.files.length >= killThreshold &&
        (round % 2 === 0 || roundWrites.files.length > 0);
      while (!isSendingDone && !isThresholdReached()) await sleep(2);
      await sleep(random() * 20);
      await killProcess(server);
      await sending;
      latestWrites = roundWrites;
      all.leads.push(...roundWrites.leads);
      all.resumes.push(...roundWrites.resumes);
      all.files.push(...roundWrites.files);
      writeFileSync(join(dataDir, "files", ".incoming", "half.part"), "%PDF");
    }
    server = await startProcess(dataDir, environment);
    await expectNothingLost(dataDir, all);
    // Uploading an acknowledged file again must fail as a duplicate, which shows that its row exists.
    const { url, key: apikey } = parseReadyLine(server);
    for (const key of all.files.slice(-20)) {
      const headers = { apikey, "content-type": "application/pdf" };
      const path = `/storage/v1/object/resumes/${key}`;
      const repeatedUpload = await fetch(url + path, { method: "POST", headers, body: "%PDF-" });
      expect(await repeatedUpload.json()).toMatchObject({ statusCode: "409" });
    }
    expect(all.leads.length).toBeGreaterThan(rounds);
    expect(all.files.length).toBeGreaterThanOrEqual(Math.floor(rounds / 2));
  } finally {
    if (server) await killProcess(server);
  }
}

// Run concurrently, since most of the time is spent waiting for servers to start.
describe.concurrent(
  `a server that is killed ${rounds} times while clients send`,
  { timeout: 600_000 },
  () => {
    it("loses nothing that it has acknowledged, and serves nothing partial (embedded)", async () => {
      const dataDir = makeFolder();
      await copyEmbeddedTemplate(dataDir);
      try {
        await killRepeatedly(dataDir, {}, 1);
      } finally {
        rmSync(dataDir, { recursive: true, force: true });
      }
    });

    it.skipIf(postgresSkipReason)(
      "loses nothing that it has acknowledged and serves nothing partial (PostgreSQL server)",
      async () => {
        const dataDir = makeFolder();
        const database = await createDatabase();
        try {
          await killRepeatedly(dataDir, { DATABASE_URL: database.url }, 2);
        } finally {
          await database.drop();
          rmSync(dataDir, { recursive: true, force: true });
        }
      },
    );
  },
);
