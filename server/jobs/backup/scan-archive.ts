import { createReadStream } from "node:fs";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { isDeepStrictEqual } from "node:util";
import { extract } from "tar-stream";
import { BackendError, oneLine } from "../../platform/backend-error.ts";
import {
  ArchiveHeaderSchema,
  archiveFormat,
  type Archive,
  type ArchivedFile,
  type ArchiveHeader,
  type Manifest,
} from "./archive-format.ts";
import { createArchiveTally } from "./archive-tally.ts";

interface ArchiveReader {
  head?(head: ArchiveHeader): Promise<void>;
  rows?(table: string, lines: string[]): Promise<void>;
  file?(file: ArchivedFile, content: Buffer): Promise<void>;
}

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
  const readPromise = pipeline(createReadStream(path), createGunzip(), entries, { signal });
  // The promise is awaited below; this handler prevents an unhandled rejection until then.
  readPromise.catch(() => undefined);
  let head: ArchiveHeader | undefined;
  let tally: ReturnType<typeof createArchiveTally> | undefined;
  let manifest: Manifest | undefined;
  try {
    for await (const entry of entries) {
      const content = await buffer(entry);
      const [kind = "", ...parts] = entry.header.name.split("/");
      const [place = "", name = ""] = parts.map(decodeURIComponent);
      if (manifest !== undefined) throw new Error("the archive has data after the manifest");
      if (head === undefined || tally === undefined) {
        if (kind !== "head.json") throw new Error("the archive has no head.json");
        head = readHead(path, content);
        tally = createArchiveTally(head.tables);
        await awaitReader(reader.head?.(head));
      } else if (kind === "rows") {
        const lines = content.toString().split("\n").slice(0, -1);
        tally.addRows(place, lines.length, content);
        await awaitReader(reader.rows?.(place, lines));
      } else if (kind === "files") {
        if ([place, name].some((part) => /^\.{0,2}$/.test(part)))
          throw new Error("the archive has a file without a name");
        const file = tally.addFile(place, name, content);
        await awaitReader(reader.file?.(file, content));
      } else if (kind === "manifest.json") {
        manifest = JSON.parse(content.toString()) as Manifest;
      } else throw new Error(`the archive contains an unknown entry, ${entry.header.name}`);
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
