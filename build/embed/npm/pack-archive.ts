import { gzipSync } from "node:zlib";
import { buffer } from "node:stream/consumers";
import { pack } from "tar-stream";

/** The fixed modification time that `npm pack` uses, for reproducible archives. */
const MODIFICATION_DATE = new Date("1985-10-26T08:15:00.000Z");

export async function packArchive(files: Readonly<Record<string, string>>): Promise<Buffer> {
  const archive = pack();
  for (const name of Object.keys(files).sort())
    archive.entry({ name: `package/${name}`, mtime: MODIFICATION_DATE, mode: 0o644 }, files[name] ?? "");
  archive.finalize();
  return gzipSync(await buffer(archive), { level: 9 });
}
