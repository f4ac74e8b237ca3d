import type { DataFolder } from "./data-folder.ts";
import { createS3Store, type S3Settings } from "./s3-store.ts";
import { mkdir, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { toUnavailable } from "./free-space.ts";
import { ifMissing, syncFolder } from "./durable-files.ts";
import { receiveFile } from "./incoming-files.ts";

interface IncomingFile {
  bytes: number;
  content(): Promise<Blob>;
  /** Moves the file to its key durably. Call it while the row that references the file can still be rolled back. */
  commit(bucket: string, key: string): Promise<void>;
  discard(): Promise<void>;
}

export interface FileStore {
  /**
   * Receives a file as a stream, and deletes the partial file if the stream fails.
   * @throws UnavailableError if the disk is full
   */
  receive(content: AsyncIterable<Uint8Array>): Promise<IncomingFile>;
  /**
   * Reads a file completely.
   * @returns undefined if the file does not exist
   * @throws UnavailableError if the store does not respond
   */
  read(bucket: string, key: string): Promise<Buffer | undefined>;
  remove(bucket: string, keys: readonly string[]): Promise<void>;
  /** Rejects with the reason if the store cannot be used. */
  check(): Promise<void>;
}

export function openFileStore(folder: DataFolder, s3: S3Settings | undefined): FileStore {
  return s3 === undefined ? createFolderStore(folder) : createS3Store(folder, s3);
}

/**
 * Path of a stored file. Slashes in the key are percent-encoded, so no key escapes the folder. Spaces are not: file
 * systems allow 255 bytes, and a resume's key may have 200 characters, all of them spaces.
 */
export function storedFilePath(folder: DataFolder, bucket: string, key: string): string {
  return join(folder.files, encodeURIComponent(bucket), encodeURIComponent(key).replaceAll("%20", " "));
}

/** Stores files in the data folder. Each file is written as a `.part` file, then renamed to `files/<bucket>/<key>`. */
export function createFolderStore(folder: DataFolder): FileStore {
  return {
    async receive(content) {
      const partFile = await receiveFile(folder, content);
      return {
        ...partFile,
        commit: (bucket, key) => moveIntoPlace(partFile.path, storedFilePath(folder, bucket, key)),
      };
    },
    read: (bucket, key) => readFile(storedFilePath(folder, bucket, key)).catch(ifMissing(undefined)),
    async remove(bucket, keys) {
      for (const key of keys) await rm(storedFilePath(folder, bucket, key), { force: true });
    },
    // Nothing to check: the readiness check covers the disk.
    check: () => Promise.resolve(),
  };
}

async function moveIntoPlace(partPath: string, path: string): Promise<void> {
  try {
    const firstCreatedFolder = await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await rename(partPath, path);
    await syncFolder(dirname(path));
    if (firstCreatedFolder !== undefined) await syncFolder(dirname(firstCreatedFolder));
  } catch (error) {
    throw toUnavailable(error);
  }
}
