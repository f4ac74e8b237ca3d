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
