import { fsyncSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

/** An open file of Emscripten's NODEFS, with its descriptor in Node. */
interface OpenFile {
  nfd: number;
}

/** What Emscripten's NODEFS does with an open file; PostgreSQL's `fsync` arrives here, and nothing happens where it is absent. */
interface NodeFileSystem {
  stream_ops: { fsync?: (file: OpenFile) => number };
}

/**
 * The files of an embedded database, brought to the disk when PostgreSQL asks for it. PGlite by itself leaves them to the
 * operating system, so that a commit outlives the process and not a loss of power.
 */
export class DurableFiles extends NodeFS {
  override async init(...[pg, options]: Parameters<NodeFS["init"]>): ReturnType<NodeFS["init"]> {
    const { emscriptenOpts } = await super.init(pg, options);
    const addSync = (module: object) => {
      (module as { NODEFS: NodeFileSystem }).NODEFS.stream_ops.fsync = (file) => {
        fsyncSync(file.nfd);
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addSync] } };
  }
}

/** How PGlite starts PostgreSQL, without the `-F` that turns syncing off; its `fdatasync` is empty, so `fsync` is named. */
export const durableStart = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  "-c",
  "wal_sync_method=fsync",
];
