import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { pack, type Pack } from "tar-stream";
import { expect, it } from "vitest";
import { scanArchive } from "../../../../../server/jobs/backup/scan-archive.ts";
import { createArchiveTally } from "../../../../../server/jobs/backup/archive-format.ts";
import { heldBytes } from "../../../../held-bytes.ts";
import { temporaryFolder } from "../../../../temporary-folder.ts";

const folder = temporaryFolder();
const megabyte = 1_048_576;
const bombMegabytes = 200;
const block = Buffer.alloc(megabyte, "x");

const tables = [
  { name: "public.salary_report_downloads", columns: ["email"] },
  { name: "storage.objects", columns: ["bucket_id", "name", "metadata"] },
];
const head = `${JSON.stringify({
  product: "ridgebeam-backup",
  format: 1,
  moment: "2026-11-28T00:00:00.000Z",
  migrations: [],
  tables,
})}\n`;
const listed = `${JSON.stringify({ bucket_id: "resumes", name: "1_a.pdf", metadata: { size: 5 } })}\n`;
const stored = "rows/storage.objects/0.ndjson";

type Part = [name: string, content: string | number];

/** Writes an archive of these entries; a number is a content of as many megabytes. */
async function write(name: string, parts: readonly Part[], raw?: (archive: Pack) => void): Promise<string> {
  const archive = pack();
  const fill = async () => {
    for (const [entryName, content] of parts) {
      if (typeof content === "string") archive.entry({ name: entryName }, content);
      else {
        const entry = archive.entry({ name: entryName, size: content * megabyte });
        for (let written = 0; written < content; written += 1)
          if (!entry.write(block)) await new Promise((resolve) => entry.once("drain", resolve));
        entry.end();
        await new Promise((resolve) => entry.once("finish", resolve));
      }
    }
    raw?.(archive);
    archive.finalize();
  };
  const path = join(folder, `${name}.tgz`);
  void fill();
  await pipeline(archive, createGzip({ level: 1 }), createWriteStream(path));
  return path;
}

/** Returns the most megabytes of buffers that the scan held at once, and its result. */
async function scan(path: string) {
  const before = heldBytes();
  let peak = before;
  const timer = setInterval(() => (peak = Math.max(peak, heldBytes(peak))), 100);
  const message = await scanArchive(path).then(
    () => "intact",
    (error: unknown) => (error as Error).message,
  );
  clearInterval(timer);
  return { message, megabytes: (peak - before) / megabyte };
}

const bombs: [name: string, parts: Part[], said: RegExp][] = [
  ["head", [["head.json", bombMegabytes]], /the entry head\.json has more than 4194304 bytes/],
  [
    "row",
    [
      ["head.json", head],
      ["rows/public.salary_report_downloads/0.ndjson", bombMegabytes],
    ],
    /has a row of more than 1048576 bytes/,
  ],
  [
    "file",
    [
      ["head.json", head],
      [stored, listed],
      ["files/resumes/1_a.pdf", bombMegabytes],
    ],
    /the entry files\/resumes\/1_a\.pdf has more than 10485760 bytes/,
  ],
  [
    "file-that-lists-itself-as-large",
    [
      ["head.json", head],
      [stored, listed.replace(":5", `:${bombMegabytes * megabyte}`)],
      ["files/resumes/1_a.pdf", bombMegabytes],
    ],
    /has more than 67108864 bytes/,
  ],
  [
    "file-that-no-row-lists",
    [
      ["head.json", head],
      ["files/resumes/1_a.pdf", "x"],
    ],
    /a file that its rows do not list/,
  ],
  [
    "file-twice",
    [
      ["head.json", head],
      [stored, listed],
      ["files/resumes/1_a.pdf", "12345"],
      ["files/resumes/1_a.pdf", "12345"],
    ],
    /a file that its rows do not list/,
  ],
  [
    "manifest",
    [
      ["head.json", head],
      ["manifest.json", bombMegabytes],
    ],
    /the entry manifest\.json has more than/,
  ],
  [
    "unknown-entry",
    [
      ["head.json", head],
      ["n".repeat(90), bombMegabytes],
    ],
    /an unknown entry/,
  ],
];

it.each(bombs)(
  "an archive with a %s that would fill the memory is refused early",
  async (name, parts, said) => {
    const { message, megabytes } = await scan(await write(name, parts));
    expect(message).toMatch(said);
    expect(message).toMatch(/is damaged or not a backup: [^\n]+\. Use another one\.$/);
    expect(megabytes).toBeLessThan(32);
  },
);

it("an archive with a header that would fill the memory is refused early", async () => {
  // A pax header: the next entry's name, in a content of any size.
  const header = Buffer.alloc(512);
  header.write("PaxHeader", 0);
  header.write("0000600\0", 100);
  header.write(`${(bombMegabytes * megabyte).toString(8).padStart(11, "0")} `, 124);
  header.write("00000000000 ", 136);
  header.write("        ", 148);
  header.write("x", 156);
  header.write("ustar\u000000", 257);
  header.write(
    `${header
      .reduce((sum, byte) => sum + byte, 0)
      .toString(8)
      .padStart(6, "0")}\0 `,
    148,
  );
  const path = join(folder, "pax.tgz");
  function* content() {
    yield header;
    for (let index = 0; index < bombMegabytes; index += 1) yield block;
  }
  await pipeline(Readable.from(content()), createGzip({ level: 1 }), createWriteStream(path));
  const { message, megabytes } = await scan(path);
  expect(message).toContain("the archive has a header that is too large");
  expect(megabytes).toBeLessThan(32);
});

it("an archive with many rows and its largest files is read, a part at a time", async () => {
  const tally = createArchiveTally(tables);
  const page = `${JSON.stringify({ email: `${"k".repeat(200)}@example.com` })}\n`.repeat(20_000);
  const parts: Part[] = [["head.json", head]];
  for (let index = 0; index < 10; index += 1) {
    parts.push([`rows/public.salary_report_downloads/${index}.ndjson`, page]);
    tally.addRows("public.salary_report_downloads", 20_000, Buffer.from(page));
  }
  parts.push([stored, listed]);
  tally.addRows("storage.objects", 1, Buffer.from(listed));
  const file = "y".repeat(10 * megabyte);
  parts.push(["files/resumes/1_a.pdf", file]);
  tally.addFile("resumes", "1_a.pdf", Buffer.from(file));
  parts.push(["manifest.json", JSON.stringify(tally.toManifest())]);
  const path = await write("large", parts);
  const batches: number[] = [];
  await scanArchive(path, {
    rows: (_, lines) => {
      batches.push(lines.length);
      return Promise.resolve();
    },
  });
  expect(batches.reduce((sum, count) => sum + count)).toBe(200_001);
  expect(Math.max(...batches)).toBeLessThan(3_000);
  const { message } = await scan(path);
  expect(message).toBe("intact");
});
