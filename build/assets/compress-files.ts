import { hash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { isCompressedCopy } from "../../site/settings/build-record.ts";
import { linkOrCopy, writeAtomically } from "../cache/cache-file.ts";
import { listFiles } from "../cache/list-files.ts";

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
 * send them as they are. Copies are kept in `.cache/compressed` by the hash of the content, so that only changed files
 * are compressed. A copy that an earlier build made with the best effort is used in any case.
 */
export async function compressFiles(
  root: string,
  folder: string,
  effort: CompressionEffort = "fast",
): Promise<void> {
  const cache = join(root, ".cache", "compressed");
  mkdirSync(cache, { recursive: true });
  const queue = listFiles(folder).filter(
    (file) => TEXT_FILE.test(file) && !isCompressedCopy(file) && statSync(file).size >= MIN_BYTES,
  );
  const used = new Set<string>();
  const compressQueued = async (): Promise<void> => {
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      const content = readFileSync(file);
      const digest = hash("sha256", content).slice(0, 32);
      for (const format of ["br", "gz"] as const) {
        const copy = await provideCopy(cache, digest, content, format, effort);
        used.add(basename(copy));
        if (statSync(copy).size >= content.length) continue;
        // An earlier build's copy may have been kept together with its file.
        rmSync(`${file}.${format}`, { force: true });
        linkOrCopy(copy, `${file}.${format}`);
      }
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, compressQueued));
  for (const name of readdirSync(cache)) if (!used.has(name)) rmSync(join(cache, name));
}

async function provideCopy(
  cache: string,
  digest: string,
  content: Buffer,
  format: Format,
  effort: CompressionEffort,
): Promise<string> {
  const pathFor = (level: number): string => join(cache, `${digest}-${level}.${format}`);
  const best = pathFor(LEVELS.best[format]);
  if (existsSync(best)) return best;
  const level = LEVELS[effort][format];
  const path = pathFor(level);
  if (!existsSync(path)) writeAtomically(path, await compress(content, format, level));
  return path;
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
