import type { DataFolder } from "./data-folder.ts";
import { filesInFolder } from "./files-in-folder.ts";
import { filesInS3 } from "./files-in-s3.ts";
import type { S3Settings } from "./s3-settings.ts";

interface IncomingFile {
  bytes: number;
  content(): Promise<Blob>;
  /**
   * Moves the file to its key, durably; call it while the row that references it can still be rolled back.
   */
  commit(bucket: string, key: string): Promise<void>;
  discard(): Promise<void>;
}

interface OpenedFile {
  content: Blob;
  close(): Promise<void>;
}

/** Stores uploaded files: at most 10 MB each, immutable. */
export interface FileStore {
  /**
   * Receives a file as a stream; deletes it if the stream fails.
   * @throws UnavailableError if the disk is full
   */
  receive(content: AsyncIterable<Uint8Array>): Promise<IncomingFile>;
  /**
   * @returns undefined if the file does not exist
   * @throws UnavailableError if the store does not respond
   */
  read(bucket: string, key: string): Promise<Buffer | undefined>;
  /**
   * Opens a file for reading in parts.
   * @returns undefined if the file does not exist
   * @throws UnavailableError if the store does not respond, or the disk has no space for a copy
   */
  open(bucket: string, key: string): Promise<OpenedFile | undefined>;
  /** Deletes files; missing ones are ignored. */
  remove(bucket: string, keys: readonly string[]): Promise<void>;
  /** Throws if the store cannot be used, with the reason. */
  check(): Promise<void>;
}

export function openFileStore(folder: DataFolder, s3: S3Settings | undefined): FileStore {
  return s3 === undefined ? filesInFolder(folder) : filesInS3(folder, s3);
}
