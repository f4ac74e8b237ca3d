import type { DataFolder } from "./data-folder.ts";
import { filesInFolder } from "./files-in-folder.ts";
import { filesInS3 } from "./files-in-s3.ts";
import type { S3Settings } from "./s3-settings.ts";

/** A file that has arrived whole but has no name yet. */
export interface IncomingFile {
  bytes: number;
  /** What is in it, which stays on the disk: only the parts that are read come into memory. */
  content(): Promise<Blob>;
  /** Moves it into its place, durably; to be called while the row that names it can still be rolled back. */
  commit(bucket: string, key: string): Promise<void>;
  discard(): Promise<void>;
}

/** A stored file on this machine's disk, which comes into memory only in the parts that are read. */
export interface OpenedFile {
  content: Blob;
  /** Removes the copy that was made to read it, where there is one. */
  close(): Promise<void>;
}

/** The bytes of uploaded files, which are at most 10 MB each and never change. */
export interface FileStore {
  /**
   * Takes a file in as it streams, and removes it again when the stream fails.
   * @throws UnavailableError when the disk is full
   */
  receive(content: AsyncIterable<Uint8Array>): Promise<IncomingFile>;
  /**
   * @returns undefined when there is no such file
   * @throws UnavailableError when the store does not answer
   */
  read(bucket: string, key: string): Promise<Buffer | undefined>;
  /**
   * Opens a file to be read in parts.
   * @returns undefined when there is no such file
   * @throws UnavailableError when the store does not answer, or the disk has no room for a copy
   */
  open(bucket: string, key: string): Promise<OpenedFile | undefined>;
  /** Deletes files; one that is not there is no error. */
  remove(bucket: string, keys: readonly string[]): Promise<void>;
  /** Throws why the store cannot be used. */
  check(): Promise<void>;
}

/** The store of a backend: an S3-compatible one where there are settings for it, else the data folder. */
export function openFileStore(folder: DataFolder, s3: S3Settings | undefined): FileStore {
  return s3 === undefined ? filesInFolder(folder) : filesInS3(folder, s3);
}
