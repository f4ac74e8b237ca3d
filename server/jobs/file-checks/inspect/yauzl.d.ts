/**
 * Declares only the parts of yauzl that this project uses, because the published types describe an older
 * version.
 */
declare module "yauzl" {
  import type { Readable } from "node:stream";

  export interface Entry {
    fileName: string;
    isEncrypted(): boolean;
  }
  export interface ZipFile {
    entryCount: number;
    eachEntry(): AsyncIterable<Entry>;
    openReadStreamPromise(entry: Entry): Promise<Readable>;
  }
  const yauzl: {
    fromBufferPromise(
      buffer: Buffer,
      options: { lazyEntries: true; strictFileNames: boolean },
    ): Promise<ZipFile>;
  };
  export default yauzl;
}
