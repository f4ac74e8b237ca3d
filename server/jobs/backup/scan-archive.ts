import { createReadStream } from "node:fs";
import { Transform } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { isDeepStrictEqual } from "node:util";
import { extract, type Entry } from "tar-stream";
import { resumeBytesLimit } from "../../../model/resume-check/resume-file.ts";
import { BackendError, oneLine } from "../../platform/backend-error.ts";
import {
  ArchiveHeaderSchema,
  archiveFormat,
  type Archive,
  type ArchivedFile,
  type ArchiveHeader,
  type Manifest,
  createArchiveTally,
} from "./archive-format.ts";

interface ArchiveReader {
  head?(head: ArchiveHeader): Promise<void>;
  rows?(table: string, lines: string[]): Promise<void>;
  file?(file: ArchivedFile, content: Buffer): Promise<void>;
}

/** Bytes that an archive may make this process hold at once, since it may be a decompression bomb. */
const limits = {
  head: 4 * 1_048_576,
  /** A row has at most 64 KB, of which JSON may escape each byte. */
  line: 1_048_576,
  /** Of a bucket with a higher limit than the product's. */
  file: 64 * 1_048_576,
  /** Of the manifest, for each table and file. */
  manifestItem: 2_048,
  /** Between two entries: headers, and what the streams buffer. */
  betweenEntries: 4 * 1_048_576,
};

/** Rows are passed on in batches of at least this many bytes. */
const batchBytes = 262_144;

const maxFiles = 1_000_000;

/** Wraps an error thrown by the reader, to distinguish it from a damaged archive. */
class ReaderFailure extends Error {}

function readHead(path: string, content: Buffer): ArchiveHeader {
  const head = JSON.parse(content.toString()) as Partial<ArchiveHeader> | null;
  if (head?.product !== "ridgebeam-backup" || typeof head.format !== "number")
    throw new Error("the archive has no head.json");
  if (head.format > archiveFormat)
    throw new BackendError(
      `${path} was made by a newer version: its format is ${head.format}, and this version reads up to ${archiveFormat}. Use that version.`,
    );
  const { data, error } = ArchiveHeaderSchema.safeParse(head);
  if (error) throw new Error(`head.json has an invalid value for ${error.issues[0]?.path.join(".")}`);
  return data;
}

function requireMatch(found: Manifest, manifest: Manifest): void {
  const files = manifest.files.filter(({ sha256 }) => sha256 !== null);
  if (!isDeepStrictEqual(found.tables, manifest.tables))
    throw new Error("the rows do not match the manifest");
  if (!isDeepStrictEqual(found.files, files)) throw new Error("the files do not match the manifest");
}

/** Limits what is read between the entries of an archive: tar-stream collects a header of any size. */
function createMeter() {
  let unread = 0;
  return {
    stream: new Transform({
      transform(chunk: Buffer, _encoding, done) {
        unread += chunk.length;
        if (unread > limits.betweenEntries) done(new Error("the archive has a header that is too large"));
        else done(null, chunk);
      },
    }),
    async *read(entry: Entry): AsyncGenerator<Buffer> {
      unread = 0;
      for await (const chunk of entry as AsyncIterable<Buffer>) {
        unread = 0;
        yield chunk;
      }
    },
  };
}

async function collect(entry: Entry, chunks: AsyncIterable<Buffer>, limit: number): Promise<Buffer> {
  const { name, size = 0 } = entry.header;
  if (size > limit) throw new Error(`the entry ${name.slice(0, 100)} has more than ${limit} bytes`);
  return buffer(chunks);
}

/** Splits a table's page into batches of whole rows. */
async function* readRows(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest = Buffer.alloc(0);
  for await (const chunk of chunks) {
    rest = Buffer.concat([rest, chunk]);
    const end = rest.lastIndexOf("\n") + 1;
    if (rest.length - end > limits.line)
      throw new Error(`the archive has a row of more than ${limits.line} bytes`);
    if (end < batchBytes) continue;
    yield rest.subarray(0, end);
    rest = rest.subarray(end);
  }
  if (rest.length > 0) yield rest;
}

/** The files that the archive's rows of storage.objects list, with the bytes that each may have. */
function createFileList() {
  const limitsByFile = new Map<string, number>();
  let count = 0;
  return {
    get count() {
      return count;
    },
    add(line: string): void {
      const { bucket_id, name, metadata } = JSON.parse(line) as {
        bucket_id: string;
        name: string;
        metadata?: { size?: unknown } | null;
      };
      count += 1;
      if (count > maxFiles) throw new Error(`the archive lists more than ${maxFiles} files`);
      const size = Number(metadata?.size ?? 0);
      const limit = Math.min(Math.max(size, resumeBytesLimit), limits.file);
      limitsByFile.set(`${bucket_id}/${name}`, limit);
    },
    /** @throws Error if the file is not listed, or was taken before */
    take(bucket: string, name: string): number {
      const limit = limitsByFile.get(`${bucket}/${name}`);
      if (limit === undefined) throw new Error("the archive has a file that its rows do not list");
      limitsByFile.delete(`${bucket}/${name}`);
      return limit;
    },
  };
}

/**
 * Reads an archive to its end and verifies all checksums. Damage may be detected only at the end, so callers that must
 * not act on a damaged archive scan it without a reader first.
 * @param signal aborts the read; the error is reported as damage
 * @throws BackendError if the archive is missing, damaged, truncated or in a newer format
 */
export async function scanArchive(
  path: string,
  reader: ArchiveReader = {},
  signal?: AbortSignal,
): Promise<Archive> {
  const awaitReader = async (work: Promise<void> | undefined) => {
    await work?.catch((cause: unknown) => {
      throw new ReaderFailure("", { cause });
    });
  };
  const entries = extract();
  const meter = createMeter();
  const readPromise = pipeline(createReadStream(path), createGunzip(), meter.stream, entries, { signal });
  // The promise is awaited below; this handler prevents an unhandled rejection until then.
  readPromise.catch(() => undefined);
  let head: ArchiveHeader | undefined;
  let tally: ReturnType<typeof createArchiveTally> | undefined;
  let manifest: Manifest | undefined;
  const fileList = createFileList();
  try {
    for await (const entry of entries) {
      const chunks = meter.read(entry);
      const [kind = "", ...parts] = entry.header.name.split("/");
      const [place = "", name = ""] = parts.map(decodeURIComponent);
      if (manifest !== undefined) throw new Error("the archive has data after the manifest");
      if (head === undefined || tally === undefined) {
        if (kind !== "head.json") throw new Error("the archive has no head.json");
        head = readHead(path, await collect(entry, chunks, limits.head));
        tally = createArchiveTally(head.tables);
        await awaitReader(reader.head?.(head));
      } else if (kind === "rows") {
        for await (const batch of readRows(chunks)) {
          const lines = batch.toString().split("\n").slice(0, -1);
          tally.addRows(place, lines.length, batch);
          if (place === "storage.objects") for (const line of lines) fileList.add(line);
          await awaitReader(reader.rows?.(place, lines));
        }
      } else if (kind === "files") {
        if ([place, name].some((part) => /^\.{0,2}$/.test(part)))
          throw new Error("the archive has a file without a name");
        const content = await collect(entry, chunks, fileList.take(place, name));
        const file = tally.addFile(place, name, content);
        await awaitReader(reader.file?.(file, content));
      } else if (kind === "manifest.json") {
        const limit = limits.head + limits.manifestItem * (head.tables.length + fileList.count);
        manifest = JSON.parse((await collect(entry, chunks, limit)).toString()) as Manifest;
      } else throw new Error(`the archive contains an unknown entry, ${entry.header.name.slice(0, 100)}`);
    }
    await readPromise;
    if (head === undefined || tally === undefined || manifest === undefined)
      throw new Error("the archive is truncated");
    requireMatch(tally.toManifest(), manifest);
    return { head, manifest };
  } catch (error) {
    if (error instanceof ReaderFailure) throw error.cause;
    if (error instanceof BackendError) throw error;
    if ((error as NodeJS.ErrnoException).code === "ENOENT")
      throw new BackendError(`There is no file ${path}.`);
    throw new BackendError(`${path} is damaged or not a backup: ${oneLine(error)}. Use another one.`);
  } finally {
    entries.destroy();
  }
}
