import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { dataFolderPaths } from "../../server/data/files/data-folder.ts";
import { connectRunningServer } from "../../server/operator/api/running-server.ts";
import { readAllRows } from "./read-all-rows.ts";
import { copyEmbeddedTemplate } from "./embedded-template.ts";
import { postAsVisitor } from "./post-as-visitor.ts";
import { sampleRows } from "./sample-rows.ts";
import { createRandom } from "./spam/random.ts";
import { killProcess, parseReadyLine, startProcess } from "./server-process.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const rounds = 3;
const senders = 8;

/** Returns up to 200 KB derived from the key, so that truncated or mixed-up files can be detected. */
const contentOf = (key: string) => `%PDF-1.7 ${key}\n`.repeat(1 + (Number(key.slice(6, 13)) % 7_000));

interface AcknowledgedWrites {
  leads: string[];
  resumes: string[];
  files: string[];
}

let keys = 0;

async function sendUntilGone(
  server: { url: string; key: string },
  acknowledged: AcknowledgedWrites,
  number: number,
) {
  const visitor = postAsVisitor(server);
  try {
    for (;;) {
      const id = crypto.randomUUID();
      if (number % 2 === 0) {
        const row = { id, ...sampleRows.contact_submissions };
        expect((await visitor.insert("contact_submissions", row)).status).toBe(201);
        acknowledged.leads.push(id);
        continue;
      }
      const key = `${1_736_500_000_000 + (keys += 997)}_cv.pdf`;
      expect((await visitor.upload(key, contentOf(key))).status).toBe(200);
      acknowledged.files.push(key);
      const row = { ...sampleRows.resume_submissions, id, resume_file_path: key };
      expect((await visitor.insert("resume_submissions", row)).status).toBe(201);
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

it(
  `a server that is killed ${rounds} times while clients send loses nothing that it has acknowledged, and serves nothing partial`,
  { timeout: 600_000 },
  async () => {
    const dataDir = temporaryFolder();
    await copyEmbeddedTemplate(dataDir);
    const random = createRandom(1);
    const all: AcknowledgedWrites = { leads: [], resumes: [], files: [] };
    let server = await startProcess(dataDir);
    onTestFinished(() => killProcess(server));
    for (let round = 0; round < rounds; round += 1) {
      const address = parseReadyLine(server);
      const [leadsBefore, filesBefore] = [all.leads.length, all.files.length];
      let isSendingDone = false;
      const sending = Promise.all(
        Array.from({ length: senders }, (_, number) => sendUntilGone(address, all, number)),
      ).finally(() => (isSendingDone = true));
      const killThreshold = leadsBefore + filesBefore + 1 + random.between(0, 12);
      // Uploads take longer than leads, so every other round waits until an upload has been stored.
      const isThresholdReached = () =>
        all.leads.length + all.files.length >= killThreshold &&
        (round % 2 === 0 || all.files.length > filesBefore);
      while (!isSendingDone && !isThresholdReached()) await sleep(2);
      await sleep(random.between(0, 20));
      await killProcess(server);
      await sending;
      writeFileSync(join(dataDir, "files", ".incoming", "half.part"), "%PDF");
      server = await startProcess(dataDir);
      await expectNothingLost(dataDir, all);
    }
    // Uploading an acknowledged file again must fail as a duplicate, which shows that its row exists.
    const visitor = postAsVisitor(parseReadyLine(server));
    for (const key of all.files.slice(-20)) {
      const repeatedUpload = await visitor.upload(key, "%PDF-");
      expect(await repeatedUpload.json()).toMatchObject({ statusCode: "409" });
    }
    expect(all.leads.length).toBeGreaterThan(rounds);
    expect(all.files.length).toBeGreaterThanOrEqual(Math.floor(rounds / 2));
  },
);
