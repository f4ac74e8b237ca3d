import { hash } from "node:crypto";
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { isCompressedCopy } from "../../site/settings/build-record.ts";
import { linkOrCopy, listFiles } from "../cache/list-files.ts";
import type { Store } from "../cache/store.ts";

/** Text formats. Pictures, fonts, PDF and archives are already compressed. */
const TEXT_FILE = /\.(?:c?js|css|csv|html|ico|json|svg|ts|txt|webmanifest|xml)$/;

/** Size in bytes from which a copy saves a network packet. */
const MIN_BYTES = 1024;

/** Number of files compressed at a time, as many as Node.js has threads for. */
const CONCURRENCY = 4;

/**
 * Compression levels by effort. Brotli 11 makes pages a seventh smaller than Brotli 5, but takes 60 times as long: about
 * 0.3 s a page.
 */
const LEVELS = { fast: { br: 5, gz: 6 }, best: { br: 11, gz: 9 } };

export type CompressionEffort = keyof typeof LEVELS;

type Format = "br" | "gz";

/**
 * Adds a Brotli and a gzip copy to each text file of a site, `about.html.br` and `about.html.gz`, for web servers that
 * send them as they are. The store keeps copies by the hash of the content, so that only changed files are compressed. A
 * copy that an earlier build made with the best effort is used in any case.
 * @param digests SHA-256 by path, of files for which it is known
 */
export async function compressFiles(
  store: Store,
  folder: string,
  effort: CompressionEffort = "fast",
  digests: ReadonlyMap<string, string> = new Map(),
): Promise<void> {
  const queue = listFiles(folder)
    .filter((file) => TEXT_FILE.test(file) && !isCompressedCopy(file))
    .map((file) => ({ file, size: statSync(file).size }))
    .filter(({ size }) => size >= MIN_BYTES);
  const compressQueued = async (): Promise<void> => {
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      const { file, size } = next;
      let content: Buffer | undefined;
      const read = (): Buffer => (content ??= readFileSync(file));
      const digest = digests.get(file) ?? hash("sha256", read());
      for (const format of ["br", "gz"] as const) {
        const inputsFor = (level: number): unknown[] => [digest, format, level];
        const level = LEVELS[effort][format];
        const copy =
          store.find("compressed", inputsFor(LEVELS.best[format])) ??
          (await store.provide("compressed", inputsFor(level), async (path) =>
            writeFileSync(path, await compress(read(), format, level)),
          ));
        if (statSync(copy).size >= size) continue;
        linkOrCopy(copy, `${file}.${format}`);
      }
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, compressQueued));
  store.removeUnused("compressed");
}

const compress = (content: Buffer, format: Format, level: number): Promise<Buffer> =>
  format === "gz"
    ? promisify(gzip)(content, { level })
    : promisify(brotliCompress)(content, {
        params: {
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_QUALITY]: level,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      });
