import { EnvironmentError, readSetting } from "../../../site/settings/environment.ts";

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
