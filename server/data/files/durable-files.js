// @ts-check
import { fsyncSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

/**
 * What Emscripten's NODEFS does with an open file, which has its descriptor in Node; PostgreSQL's `fsync` arrives here, and
 * nothing happens where it is absent.
 * @typedef {{ stream_ops: { fsync?: (file: { nfd: number }) => number } }} NodeFileSystem
 */

/**
 * The files of an embedded database, brought to the disk when PostgreSQL asks for it. PGlite by itself leaves them to the
 * operating system, so that a commit outlives the process and not a loss of power.
 */
export class DurableFiles extends NodeFS {
  /**
   * @param {string} folder
   * @param {(reason: string) => void} onStop called when PostgreSQL has given up
   */
  constructor(folder, onStop) {
    super(folder);
    this.onStop = onStop;
  }

  /**
   * @override
   * @param {Parameters<NodeFS["init"]>} given
   * @returns {ReturnType<NodeFS["init"]>}
   */
  async init(...given) {
    const { emscriptenOpts } = await super.init(...given);
    /** @param {object} module */
    const addSync = (module) => {
      const { NODEFS } = /** @type {{ NODEFS: NodeFileSystem }} */ (module);
      NODEFS.stream_ops.fsync = (file) => {
        fsyncSync(file.nfd);
        return 0;
      };
    };
    let lastLine = "";
    /** @type {Partial<typeof emscriptenOpts>} */
    const ends = {
      printErr: (/** @type {string} */ line) => {
        // What led to the end, without what follows from it.
        if (/ (?:PANIC|FATAL): {2}/.test(line)) lastLine = line.replace(/^.*?(?=PANIC|FATAL)/, "");
      },
      onAbort: () => this.onStop(lastLine),
      onExit: (/** @type {number} */ code) => {
        if (code !== 0) this.onStop(lastLine);
      },
    };
    return {
      emscriptenOpts: { ...emscriptenOpts, ...ends, preRun: [...(emscriptenOpts.preRun ?? []), addSync] },
    };
  }
}

/** How PGlite starts PostgreSQL, without the `-F` that turns syncing off; its `fdatasync` is empty, so `fsync` is named. */
export const durableStart = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  "-c",
  "wal_sync_method=fsync",
];
