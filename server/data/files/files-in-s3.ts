import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { AwsClient } from "aws4fetch";
import { UnavailableError } from "../../platform/unavailable-error.ts";
import type { DataFolder } from "./data-folder.ts";
import type { FileStore } from "./file-store.ts";
import { receivePart } from "./incoming-files.ts";
import type { S3Settings } from "./s3-settings.ts";

/** How long a request may take with its tries, how long is waited between those, in milliseconds, and how many there are. */
const [patience, pause, tries] = [10_000, 200, 3];

/** How many files are deleted at once. */
const atOnce = 8;

/** Five signs that a URL may hold, and that the store signs as they are written in hexadecimal. */
const encode = (part: string): string =>
  encodeURIComponent(part).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * Files of an S3-compatible store, which several servers share: `<bucket of the database>/<key>` in one bucket of the store. A
 * file arrives on this machine's disk first, since its length has to be known before it is sent on.
 */
export function filesInS3(folder: DataFolder, settings: S3Settings): FileStore {
  const { bucketUrl, region, accessKeyId, secretAccessKey } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: 0 });
  const failed = (what: string, cause?: unknown) =>
    new UnavailableError(`The file store at ${bucketUrl} ${what}`, { cause });

  /** Each request may be repeated: storing the same bytes again, or deleting what is gone, changes nothing. */
  async function send(method: string, path: string, body?: Uint8Array<ArrayBuffer>): Promise<Response> {
    const hash = createHash("sha256").update(body ?? "");
    const headers = { "x-amz-content-sha256": hash.digest("hex") };
    const signal = AbortSignal.timeout(patience);
    for (let left = tries; ; left -= 1) {
      const answer = await client
        .fetch(`${bucketUrl}${path}`, { method, headers, signal, ...(body && { body }) })
        .catch((error: unknown) => {
          if (left === 1 || signal.aborted) throw failed("does not answer", error);
        });
      if (answer && (left === 1 || (answer.status < 500 && answer.status !== 429))) return answer;
      await answer?.body?.cancel();
      await sleep(pause);
    }
  }

  /**
   * Reads what a request about a file has been answered, its body apart where that is the file.
   * @returns whether the file is there; a bucket that is not is an error
   */
  async function isFound(answer: Response): Promise<boolean> {
    if (answer.ok) return true;
    const code = /<Code>([^<]{1,100})<\/Code>/.exec(await answer.text())?.[1];
    if (code === "NoSuchKey") return false;
    throw failed(`refuses: ${[answer.status, code].join(" ").trim()}`);
  }

  const pathOf = (bucket: string, key: string) => `/${encode(bucket)}/${encode(key)}`;

  return {
    async receive(content) {
      const part = await receivePart(folder, content);
      return {
        bytes: part.bytes,
        content: part.content,
        discard: part.discard,
        async commit(bucket, key) {
          const content = (await part.read()) as Uint8Array<ArrayBuffer>;
          const answer = await send("PUT", pathOf(bucket, key), content);
          if (!(await isFound(answer))) throw failed("has not stored the file");
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
      const copy = await receivePart(folder, answer.body);
      return { content: await copy.content(), close: copy.discard };
    },
    async remove(bucket, keys) {
      for (let from = 0; from < keys.length; from += atOnce)
        await Promise.all(
          keys.slice(from, from + atOnce).map(async (key) => {
            const answer = await send("DELETE", pathOf(bucket, key));
            if (await isFound(answer)) await answer.body?.cancel();
          }),
        );
    },
    async check() {
      const answer = await send("HEAD", "");
      if (!answer.ok) throw failed(`refuses: ${answer.status}`);
    },
  };
}
