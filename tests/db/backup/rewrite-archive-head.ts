import { createReadStream, createWriteStream } from "node:fs";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { extract, pack } from "tar-stream";

export async function rewriteArchiveHead(archive: string, copy: string, values: object): Promise<void> {
  const tar = pack();
  const writing = pipeline(tar, createGzip(), createWriteStream(copy));
  const entries = createReadStream(archive).pipe(createGunzip()).pipe(extract());
  for await (const entry of entries) {
    const { name } = entry.header;
    const content = await buffer(entry);
    const head = () => ({ ...(JSON.parse(content.toString()) as object), ...values });
    tar.entry({ name }, name === "head.json" ? Buffer.from(JSON.stringify(head())) : content);
  }
  tar.finalize();
  await writing;
}

/** Writes an archive without rows and files. */
export async function writeEmptyArchive(path: string, head: object): Promise<void> {
  const tar = pack();
  tar.entry({ name: "head.json" }, JSON.stringify(head));
  tar.entry({ name: "manifest.json" }, JSON.stringify({ tables: {}, files: [] }));
  tar.finalize();
  await pipeline(tar, createGzip(), createWriteStream(path));
}
