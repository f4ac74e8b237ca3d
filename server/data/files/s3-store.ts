import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { AwsClient } from "aws4fetch";
import { UnavailableError } from "../../platform/backend-error.ts";
import type { DataFolder } from "./data-folder.ts";
import type { FileStore } from "./file-store.ts";
import { receiveFile } from "./incoming-files.ts";
import { EnvironmentError, readSetting } from "../../../site/settings/environment.ts";

/**
 * Timeout of a request including retries, and pause between attempts, both in milliseconds; and maximum number of
 * attempts.
 */
const [timeoutMs, pauseMs, attempts] = [10_000, 200, 3];

const batchSize = 8;

/** Percent-encodes five characters that URLs may contain unencoded but S3's request signature may not. */
const encode = (segment: string): string =>
  encodeURIComponent(segment).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/**
 * Stores files in an S3-compatible store that several servers can share. All files are in one S3 bucket, and the name
 * of their Supabase bucket, such as `resumes`, is their key prefix. Receives each file on the local disk first,
 * because S3 needs its length up front.
 */
export function createS3Store(folder: DataFolder, settings: S3Settings): FileStore {
  const { bucketUrl, region, accessKeyId, secretAccessKey } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: 0 });
  const createStoreError = (what: string, cause?: unknown) =>
    new UnavailableError(`The file store at ${bucketUrl} ${what}`, { cause });

  /** Retries are safe, because all requests are idempotent. */
  async function send(method: string, path: string, body?: Uint8Array<ArrayBuffer>): Promise<Response> {
    const hash = createHash("sha256").update(body ?? "");
    const headers = { "x-amz-content-sha256": hash.digest("hex") };
    const signal = AbortSignal.timeout(timeoutMs);
    for (let attemptsLeft = attempts; ; attemptsLeft -= 1) {
      const response = await client
        .fetch(`${bucketUrl}${path}`, { method, headers, signal, ...(body && { body }) })
        .catch((error: unknown) => {
          if (attemptsLeft === 1 || signal.aborted) throw createStoreError("does not respond", error);
        });
      if (response && (attemptsLeft === 1 || (response.status < 500 && response.status !== 429)))
        return response;
      await response?.body?.cancel();
      await sleep(pauseMs);
    }
  }

  async function isFound(response: Response): Promise<boolean> {
    if (response.ok) return true;
    const code = /<Code>([^<]{1,100})<\/Code>/.exec(await response.text())?.[1];
    if (code === "NoSuchKey") return false;
    throw createStoreError(`rejected the request: ${[response.status, code].join(" ").trim()}`);
  }

  const pathOf = (bucket: string, key: string) => `/${encode(bucket)}/${encode(key)}`;

  return {
    async receive(content) {
      const partFile = await receiveFile(folder, content);
      return {
        ...partFile,
        async commit(bucket, key) {
          const content = (await partFile.read()) as Uint8Array<ArrayBuffer>;
          const response = await send("PUT", pathOf(bucket, key), content);
          if (!(await isFound(response))) throw createStoreError("did not store the file");
          await response.body?.cancel();
          await partFile.discard();
        },
      };
    },
    async read(bucket, key) {
      const response = await send("GET", pathOf(bucket, key));
      if (!(await isFound(response))) return undefined;
      return Buffer.from(await response.arrayBuffer());
    },
    async remove(bucket, keys) {
      for (let from = 0; from < keys.length; from += batchSize)
        await Promise.all(
          keys.slice(from, from + batchSize).map(async (key) => {
            const response = await send("DELETE", pathOf(bucket, key));
            if (await isFound(response)) await response.body?.cancel();
          }),
        );
    },
    async check() {
      const response = await send("HEAD", "");
      if (!response.ok) throw createStoreError(`rejected the request: ${response.status}`);
    },
  };
}

export type S3Settings = NonNullable<ReturnType<typeof readS3Settings>>;

const requiredVariables = ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

/**
 * Reads the settings of the S3 file store; returns undefined if there are none, in which case files are stored in
 * the data folder. The bucket is part of the path (path-style), which every store supports, including Supabase
 * Storage's `…/storage/v1/s3`.
 * @throws EnvironmentError if a variable is missing or malformed
 */
export function readS3Settings(env: NodeJS.ProcessEnv) {
  const values = requiredVariables.map((name) => readSetting(env[name]));
  if (values.every((value) => value === undefined)) return undefined;
  const [endpoint = "", bucket = "", accessKeyId = "", secretAccessKey = ""] = values;
  const missing = requiredVariables.find((_, index) => values[index] === undefined);
  if (missing !== undefined)
    throw new EnvironmentError(
      missing,
      "",
      `a value, because storing files in S3 requires all of ${requiredVariables.join(", ")}`,
    );
  if (readSetting(env.DATABASE_URL) === undefined)
    throw new EnvironmentError(
      "DATABASE_URL",
      "",
      "the URL of a PostgreSQL server, because S3_ENDPOINT is set; the embedded database stores files in the data folder",
    );
  const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.search !== "")
    throw new EnvironmentError("S3_ENDPOINT", endpoint, "an address such as https://s3.example.com");
  if (!/^[a-z0-9][a-z0-9._-]{1,61}[a-z0-9]$/i.test(bucket))
    throw new EnvironmentError("S3_BUCKET", bucket, "the name of a bucket, such as ridgebeam-files");
  return {
    // Without a trailing slash, because requests append a path.
    bucketUrl: `${url.origin}${url.pathname.replace(/\/$/, "")}/${bucket}`,
    region: readSetting(env.S3_REGION) ?? "us-east-1",
    accessKeyId,
    secretAccessKey,
  };
}
