import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { AwsClient } from "aws4fetch";
import { UnavailableError } from "../../platform/unavailable-error.ts";
import type { DataFolder } from "./data-folder.ts";
import type { FileStore } from "./file-store.ts";
import { receiveFile } from "./incoming-files.ts";
import type { S3Settings } from "./s3-settings.ts";

/**
 * Timeout of a request including retries, and pause between attempts, both in milliseconds; and maximum number of
 * attempts.
 */
const [timeoutMs, pauseMs, attempts] = [10_000, 200, 3];

const batchSize = 8;

/** Percent-encodes five characters that URLs may contain unencoded but S3's request signature may not. */
const encode = (part: string): string =>
  encodeURIComponent(part).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * Stores files in an S3-compatible store that several servers can share. All files are in one S3 bucket, and the name
 * of their Supabase bucket, such as `resumes`, is their key prefix. Receives each file on the local disk first,
 * because S3 needs its length up front.
 */
export function createS3Store(folder: DataFolder, settings: S3Settings): FileStore {
  const { bucketUrl, region, accessKeyId, secretAccessKey } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: 0 });
  const failed = (what: string, cause?: unknown) =>
    new UnavailableError(`The file store at ${bucketUrl} ${what}`, { cause });

  /** Retries are safe, because all requests are idempotent. */
  async function send(method: string, path: string, body?: Uint8Array<ArrayBuffer>): Promise<Response> {
    const hash = createHash("sha256").update(body ?? "");
    const headers = { "x-amz-content-sha256": hash.digest("hex") };
    const signal = AbortSignal.timeout(timeoutMs);
    for (let left = attempts; ; left -= 1) {
      const answer = await client
        .fetch(`${bucketUrl}${path}`, { method, headers, signal, ...(body && { body }) })
        .catch((error: unknown) => {
          if (left === 1 || signal.aborted) throw failed("does not respond", error);
        });
      if (answer && (left === 1 || (answer.status < 500 && answer.status !== 429))) return answer;
      await answer?.body?.cancel();
      await sleep(pauseMs);
    }
  }

  async function isFound(answer: Response): Promise<boolean> {
    if (answer.ok) return true;
    const code = /<Code>([^<]{1,100})<\/Code>/.exec(await answer.text())?.[1];
    if (code === "NoSuchKey") return false;
    throw failed(`rejected the request: ${[answer.status, code].join(" ").trim()}`);
  }

  const pathOf = (bucket: string, key: string) => `/${encode(bucket)}/${encode(key)}`;

  return {
    async receive(content) {
      const part = await receiveFile(folder, content);
      return {
        bytes: part.bytes,
        content: part.content,
        discard: part.discard,
        async commit(bucket, key) {
          const content = (await part.read()) as Uint8Array<ArrayBuffer>;
          const answer = await send("PUT", pathOf(bucket, key), content);
          if (!(await isFound(answer))) throw failed("did not store the file");
          await answer.body?.cancel();
          await part.discard();
        },
      };
    },
    async read(bucket, key) {
      const answer = await send("GET", pathOf(bucket, key));
      if (!(await isFound(answer))) return undefined;
      return Buffer.from(await answer.arrayBuffer());
    },
    async open(bucket, key) {
      const answer = await send("GET", pathOf(bucket, key));
      if (!(await isFound(answer)) || !answer.body) return undefined;
      const copy = await receiveFile(folder, answer.body);
      return { content: await copy.content(), close: copy.discard };
    },
    async remove(bucket, keys) {
      for (let from = 0; from < keys.length; from += batchSize)
        await Promise.all(
          keys.slice(from, from + batchSize).map(async (key) => {
            const answer = await send("DELETE", pathOf(bucket, key));
            if (await isFound(answer)) await answer.body?.cancel();
          }),
        );
    },
    async check() {
      const answer = await send("HEAD", "");
      if (!answer.ok) throw failed(`rejected the request: ${answer.status}`);
    },
  };
}
