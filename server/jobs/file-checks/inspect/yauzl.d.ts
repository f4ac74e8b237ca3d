/** Declares the parts of yauzl that are used here; the published types describe an older release. */
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
