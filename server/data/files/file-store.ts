import type { DataFolder } from "./data-folder.ts";
import { createFolderStore } from "./folder-store.ts";
import { createS3Store } from "./s3-store.ts";
import type { S3Settings } from "./s3-settings.ts";

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
