import { fsyncSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { open } from "node:fs/promises";

/** Emscripten's NODEFS. PostgreSQL's `fsync` calls `stream_ops.fsync`, if defined; `nfd` is Node's file descriptor. */
interface NodeFileSystem {
  stream_ops: { fsync?: (file: { nfd: number }) => number };
}

/**
 * Flushes the embedded database's files to disk when PostgreSQL calls `fsync`. PGlite leaves that to the operating
 * system, so a commit would survive a process crash but not a power failure.
 */
class DurableFiles extends NodeFS {
  /** @param onStop called when PostgreSQL has shut down after a fatal error */
  constructor(
    folder: string,
    private readonly onStop: (reason: string) => void,
  ) {
    super(folder);
  }

  override async init(...args: Parameters<NodeFS["init"]>): ReturnType<NodeFS["init"]> {
    const { emscriptenOpts } = await super.init(...args);
    const addSync = (module: object) => {
      const { NODEFS } = module as { NODEFS: NodeFileSystem };
      NODEFS.stream_ops.fsync = (file) => {
        fsyncSync(file.nfd);
        return 0;
      };
    };
    let lastLine = "";
    const ends: Partial<typeof emscriptenOpts> = {
      printErr: (line: string) => {
        // Keep the text of a PANIC or FATAL line, which states the cause.
        if (/ (?:PANIC|FATAL): {2}/.test(line)) lastLine = line.replace(/^.*?(?=PANIC|FATAL)/, "");
      },
      onAbort: () => this.onStop(lastLine),
      onExit: (code: number) => {
        if (code !== 0) this.onStop(lastLine);
      },
    };
    return {
      emscriptenOpts: { ...emscriptenOpts, ...ends, preRun: [...(emscriptenOpts.preRun ?? []), addSync] },
    };
  }
}

/**
 * PostgreSQL start parameters without PGlite's `-F`, which disables fsync. Uses `fsync`, because PGlite's
 * `fdatasync` is a no-op.
 */
const DURABLE_START_PARAMETERS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  "-c",
  "wal_sync_method=fsync",
];

/**
 * Opens PostgreSQL in this thread, with durable commits.
 * @param onStop called when PostgreSQL has shut down after a fatal error, such as no space for its WAL: PGlite then loops
 * forever and blocks this thread
 */
export const openClient = (folder: string, onStop: (reason: string) => void): Promise<PGlite> =>
  PGlite.create({ fs: new DurableFiles(folder, onStop), startParams: DURABLE_START_PARAMETERS });

/** Returns a handler for a failed file operation, which returns `fallback` if the file does not exist. */
export const ifMissing =
  <T>(fallback: T) =>
  (error: NodeJS.ErrnoException): T => {
    if (error.code !== "ENOENT") throw error;
    return fallback;
  };

/**
 * Syncs a folder so that its entries are durable. Windows cannot open a directory for syncing; NTFS journals
 * directory entries.
 */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === "win32") return;
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
