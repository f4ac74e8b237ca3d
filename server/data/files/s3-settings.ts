import { EnvironmentError, setting } from "../../../site/settings/environment.ts";

/** A bucket of an S3-compatible store, and how to sign requests to it. */
export interface S3Settings {
  /** Address of the bucket, without a slash at its end. */
  bucketUrl: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const needed = ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

/**
 * Reads where files are kept; undefined where nothing says so, and then they are in the data folder. The bucket's name follows
 * the endpoint's path, which every store understands, Supabase Storage's `…/storage/v1/s3` among them.
 * @throws EnvironmentError when one of the variables is missing or malformed
 */
export function readS3Settings(env: NodeJS.ProcessEnv): S3Settings | undefined {
  const values = needed.map((name) => setting(env[name]));
  if (values.every((value) => value === undefined)) return undefined;
  const [endpoint = "", bucket = "", accessKeyId = "", secretAccessKey = ""] = values;
  const missing = needed.find((_, index) => values[index] === undefined);
  if (missing !== undefined)
    throw new EnvironmentError(missing, "", `a value, since files go to S3 with ${needed.join(", ")}`);
  if (setting(env.DATABASE_URL) === undefined)
    throw new EnvironmentError(
      "DATABASE_URL",
      "",
      "a PostgreSQL server, since S3_ENDPOINT is set; the embedded database keeps its files beside it",
    );
  const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.search !== "")
    throw new EnvironmentError("S3_ENDPOINT", endpoint, "an address such as https://s3.example.com");
  if (!/^[a-z0-9][a-z0-9._-]{1,61}[a-z0-9]$/i.test(bucket))
    throw new EnvironmentError("S3_BUCKET", bucket, "the name of a bucket, such as ridgebeam-files");
  return {
    bucketUrl: `${url.origin}${url.pathname.replace(/\/$/, "")}/${bucket}`,
    region: setting(env.S3_REGION) ?? "us-east-1",
    accessKeyId,
    secretAccessKey,
  };
}
