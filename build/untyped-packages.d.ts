/**
 * Declares what is used here of packages without types: Eleventy 3.1, its dev server 2.1, subset-font 2 and
 * fs-native-extensions 1; and of yauzl, because its published types describe an older version.
 */
declare module "@11ty/eleventy" {
  /** A page that was written. */
  export interface WrittenPage {
    inputPath: string;
    outputPath: string;
    url: string;
  }

  interface BuildEvent {
    directories: { input: string; output: string };
  }

  interface PageTransform {
    /** `outputPath` is false for a page without a file. */
    page: { url: string; outputPath: string | false };
  }

  export interface UserConfig {
    benchmarks: { config: { setIsVerbose(isVerbose: boolean): void } };
    addCollection(name: string, list: (collections: { getAll(): unknown[] }) => unknown): void;
    addExtension(
      extension: string,
      options: {
        read: boolean;
        getData: string[];
        getInstanceFromInputPath: (inputPath: string) => Promise<unknown>;
        compile: (text: string, inputPath: string) => Promise<(data: never) => unknown>;
      },
    ): void;
    addGlobalData(name: string, value: unknown): void;
    addPlugin<Options>(plugin: (config: UserConfig, options: Options) => void, options: Options): void;
    /** @param filter extensions of the templates; if the preprocessor returns false, the template is skipped */
    addPreprocessor(name: string, filter: string, preprocess: () => false | undefined): void;
    addTemplateFormats(format: string): void;
    /** @param transform receives undefined for a page that is not written */
    addTransform(
      name: string,
      transform: (this: PageTransform, content: string | undefined) => string | undefined,
    ): void;
    addUrlTransform(transform: (page: { url: string }) => string | undefined): void;
    addWatchTarget(path: string): void;
    emit(event: string, detail: unknown): Promise<unknown>;
    on(event: "eleventy.before", listen: (event: BuildEvent) => Promise<void> | void): void;
    on(
      event: "eleventy.after",
      listen: (event: BuildEvent & { results: WrittenPage[] }) => Promise<void> | void,
    ): void;
    on(event: string, listen: (detail: never) => Promise<void> | void): void;
    setChokidarConfig(options: { awaitWriteFinish: boolean }): void;
    setServerOptions(options: { domDiff: boolean }): void;
    setWatchJavaScriptDependencies(isWatched: boolean): void;
    setWatchThrottleWaitTime(milliseconds: number): void;
    /** Patterns of files that are not watched. */
    watchIgnores: Set<string>;
  }

  interface EleventyOptions {
    configPath: string;
    quietMode?: boolean;
    source?: "cli" | "script";
    runMode?: "build" | "serve";
    /** Runs before the configuration file. */
    config?: (eleventy: UserConfig) => void;
  }

  export default class Eleventy {
    constructor(input: string | undefined, output: string, options: EleventyOptions);
    watcher: { on(event: "unlink", listen: (path: string) => void): void };
    disableLogger(): void;
    /** Reads the configuration. `write` also does this, but not `watch`. */
    init(): Promise<void>;
    /** @returns the copied files and the written pages */
    write(): Promise<[unknown[], WrittenPage[]]>;
    /**
     * Writes the site, then again after each change of a file.
     * @returns a function that writes the site again because of a file
     */
    watch(): Promise<(path: string) => Promise<void>>;
    stopWatch(): Promise<void>;
  }
}

declare module "@11ty/eleventy-dev-server" {
  import type { IncomingMessage, Server, ServerResponse } from "node:http";

  interface DevServerOptions {
    /** Whether pages get a script that reloads them. */
    liveReload: boolean;
    messageOnStart: () => string;
    middleware: ((incoming: IncomingMessage, outgoing: ServerResponse) => void)[];
    /** Number of further ports to try if the port is taken. */
    portReassignmentRetryCount: number;
  }

  export default class EleventyDevServer {
    static getServer(name: string, folder: string, options: DevServerOptions): EleventyDevServer;
    server: Server;
    /** Resolves when the server listens. */
    ready(): Promise<void>;
    close(): Promise<unknown>;
  }
}

declare module "subset-font" {
  export interface SubsetOptions {
    targetFormat: "woff2" | "truetype";
    keepFeatures?: readonly string[];
    preserveNameIds?: readonly number[];
    /** By variation axis: the range to keep, or one value to fix the axis at. */
    variationAxes: Readonly<Record<string, number | { min: number; max: number }>>;
  }
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}

declare module "fs-native-extensions" {
  /**
   * Locks an open file for its file descriptor.
   * @returns false if another file descriptor holds the lock
   * @throws if the file system does not support locks
   */
  export function tryLock(file: number): boolean;
  /**
   * Swaps two paths atomically.
   * @throws if the file system does not support this
   */
  export function swapSync(from: string, to: string): void;
}

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
