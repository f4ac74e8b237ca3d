import { Hono } from "hono";
import type { VisitorAccess } from "../../data/database/visitor-access.ts";
import { type BackendContext, type BackendEnv, noteRefusal } from "../../platform/serving/backend-env.ts";
import {
  type Database,
  type Queryable,
  isDatabaseError,
  type DatabaseError,
} from "../../data/database/database.ts";
import { toRestError } from "../rest/rest-error.ts";
import {
  BodyAbortedError,
  BodyTimeoutError,
  BodyTooLargeError,
  MultipartError,
  readBody,
  readMultipart,
} from "../../platform/serving/read-body.ts";
import { UnavailableError } from "../../platform/backend-error.ts";
import type { ObjectUploads } from "./object-uploads.ts";
import { uploadTimeout } from "../../../model/resume-check/upload-timeout.ts";

interface Bucket {
  file_size_limit: number;
  allowed_mime_types: string[] | null;
}

/** Statuses, in the body, of an upload that is repeated, too large or of the wrong type, or one of too many. */
const ordinaryStatuses = [409, 413, 415, 429];

/** Maximum lengths, in characters, of the names of a bucket and an object in Supabase Storage, and of a MIME type. */
const maxLength = { bucket: 100, key: 1024, mimeType: 255 };

const validKey = /^[A-Za-z0-9_/!.*'() &$=@;:+,?-]+$/;

const invalidKey = (key: string) =>
  new StorageError(400, "InvalidKey", `Invalid key: ${key.slice(0, maxLength.key)}`);

function readKey(context: BackendContext): string {
  const path = new URL(context.req.url).pathname.replace(/^.*?\/object\/[^/]+\//, "");
  let key = path;
  try {
    key = decodeURIComponent(path);
  } catch {
    throw invalidKey(path);
  }
  if (key.length > maxLength.key) throw invalidKey(key);
  return key;
}

async function findBucket(database: Queryable, bucket: string): Promise<Bucket> {
  const [found] =
    bucket.length > maxLength.bucket
      ? []
      : await database.query<Bucket>(
          "select file_size_limit::float8 as file_size_limit, allowed_mime_types from storage.buckets where id = $1",
          [bucket],
        );
  if (!found) throw new StorageError(404, "NoSuchBucket", "Bucket not found", "Bucket not found");
  return found;
}

export function expectedBytes(request: Request, maxBytes: number): number {
  const length = Number(request.headers.get("content-length") ?? maxBytes);
  return Number.isSafeInteger(length) && length >= 0 ? Math.min(length, maxBytes) : maxBytes;
}

/**
 * Serves uploads at `/storage/v1` like Supabase Storage. For each upload, checks the policies with a test insert,
 * reserves quota, reads the bytes, and inserts the row. If several uploads use the same key, only the first insert
 * succeeds.
 */
export function createStorageApi(
  database: Database,
  visitors: VisitorAccess,
  uploads: ObjectUploads,
): Hono<BackendEnv> {
  const app = new Hono<BackendEnv>();

  async function upload(context: BackendContext, upsert: boolean) {
    const bucketId = context.req.param("bucket") ?? "";
    const key = readKey(context);
    const bucket = await visitors.enqueue(context, () => findBucket(database, bucketId));
    if (!validKey.test(key)) throw invalidKey(key);
    return withUploadSource(context, bucket.file_size_limit, async (source) => {
      const { mimeType, cacheControl } = source;
      const isListed = bucket.allowed_mime_types?.includes(mimeType) ?? true;
      if (mimeType.length > maxLength.mimeType || !isListed) {
        const message = `mime type ${mimeType.slice(0, maxLength.mimeType)} is not supported`;
        throw new StorageError(415, "InvalidMimeType", message, "invalid_mime_type");
      }
      const bytes = expectedBytes(context.req.raw, bucket.file_size_limit);
      const object = { bucketId, key, mimeType, bytes };
      // A refused file is a refused submission.
      context.set("table", "resume_submissions");
      const file = await uploads.receive(context, object, source.content, upsert);
      const id = await file.store(cacheControl);
      return context.json({ Id: id, Key: `${bucketId}/${key}` });
    });
  }

  app.post("/object/list/:bucket", async (context) => {
    const bucket = context.req.param("bucket");
    return context.json(
      await visitors.runAsVisitor(context, (transaction) =>
        transaction.query("select name, id, created_at, metadata from storage.objects where bucket_id = $1", [
          bucket,
        ]),
      ),
    );
  });
  app.post("/object/:bucket/:key{.+}", (context) =>
    upload(context, context.req.header("x-upsert") === "true"),
  );
  app.put("/object/:bucket/:key{.+}", (context) => upload(context, true));
  // No policy lets visitors delete, so respond as Storage does if nothing was deleted: with an empty list.
  app.delete("/object/:bucket", (context) => context.json([]));
  app.all("*", () => {
    throw new StorageError(404, "NoSuchKey", "Object not found", "not_found");
  });

  app.onError((error, context) => {
    const response = toLoggedStorageError(context, error);
    if (ordinaryStatuses.includes(response.statusCode)) context.set("table", undefined);
    return context.json(response.body, response.httpStatus);
  });
  return app;
}

interface UploadSource {
  mimeType: string;
  cacheControl: string;
  content: AsyncIterable<Uint8Array>;
}

/** supabase-js sends a file as three parts with a few bytes of text. */
const limits = { parts: 10, textBytes: 64 * 1024 };

async function* limitBytes(content: AsyncIterable<Uint8Array>, bytes: number): AsyncGenerator<Uint8Array> {
  let receivedBytes = 0;
  for await (const piece of content) {
    receivedBytes += piece.byteLength;
    if (receivedBytes > bytes) throw objectTooLarge();
    yield piece;
  }
}

/**
 * Finds the file in a request and calls `use` with it as a stream. In a multipart form, which supabase-js sends for
 * a `File` or `Blob`, it is the first file; otherwise it is the body.
 * @param maxBytes the bucket's limit for the file itself
 * @throws StorageError or MultipartError if there is no file or it is too large
 */
export async function withUploadSource<T>(
  context: BackendContext,
  maxBytes: number,
  use: (source: UploadSource) => Promise<T>,
): Promise<T> {
  const request = context.req.raw;
  const { incoming } = context.env;
  const type = request.headers.get("content-type") ?? "application/octet-stream";
  const times = { idleMs: 10_000, totalMs: uploadTimeout(maxBytes) };
  if (!type.toLowerCase().startsWith("multipart/form-data")) {
    const body = readBody(request, { bytes: maxBytes, ...times }, incoming);
    return use({
      mimeType: type,
      cacheControl: request.headers.get("cache-control")?.slice(0, 200) ?? "no-cache",
      content: body,
    });
  }
  const body = readBody(request, { bytes: maxBytes + 2 * limits.textBytes, ...times }, incoming);
  let pendingResult: Promise<T> | undefined;
  await readMultipart(body, type, limits, async (file, fields) => {
    if (pendingResult) return;
    // supabase-js sends metadata fields before the file.
    const cacheTime = /^\d{1,10}$/.exec(fields.get("cacheControl") ?? "")?.[0];
    pendingResult = use({
      mimeType: fields.get("contentType") ?? file.type,
      cacheControl: cacheTime ? `max-age=${cacheTime}` : "no-cache",
      content: limitBytes(file.content, maxBytes),
    });
    await pendingResult;
  });
  if (!pendingResult) throw new StorageError(400, "InvalidRequest", "No content provided");
  return pendingResult;
}

/**
 * A Supabase Storage error. The HTTP status is 400 even if the body's `statusCode` is 403, 404, 409, 413 or 415.
 * Only rate limits (429) and server errors (500) set both.
 */
class StorageError extends Error {
  override name = "StorageError";
  constructor(
    readonly statusCode: number,
    readonly code: string,
    message: string,
    readonly error = code,
  ) {
    super(message);
  }

  get httpStatus(): 400 | 429 | 500 {
    return this.statusCode === 429 || this.statusCode === 500 ? this.statusCode : 400;
  }

  get body(): object {
    return { statusCode: String(this.statusCode), code: this.code, error: this.error, message: this.message };
  }
}

const objectTooLarge = () =>
  new StorageError(
    413,
    "EntityTooLarge",
    "The object exceeded the maximum allowed size",
    "Payload too large",
  );

function fromDatabaseError({ code, message, detail }: DatabaseError): StorageError {
  if (code.startsWith("22")) return new StorageError(400, "InvalidRequest", message);
  switch (code) {
    case "42501": {
      const reason = message.includes("row-level security")
        ? "new row violates row-level security policy"
        : message;
      return new StorageError(403, "AccessDenied", reason, "Unauthorized");
    }
    case "23505":
      return new StorageError(409, "KeyAlreadyExists", "The resource already exists", "Duplicate");
    case "PT429":
      return new StorageError(429, "SlowDown", "Too many uploads", detail);
    default:
      return new StorageError(500, "DatabaseError", `database error, code: ${code}`);
  }
}

/** Returns why a file is refused, without any value that a visitor sent. */
const toReason = (error: unknown): string =>
  error instanceof StorageError ? error.error : toRestError(error).reason;

/** Converts an error, and records the refusal for the log. */
export function toLoggedStorageError(context: BackendContext, error: unknown): StorageError {
  const storageError = toStorageError(error);
  noteRefusal(context, { status: storageError.httpStatus, reason: toReason(error), error });
  return storageError;
}

export function toStorageError(error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  if (error instanceof BodyTooLargeError) return objectTooLarge();
  if (error instanceof BodyTimeoutError)
    return new StorageError(400, "InvalidRequest", "The upload was too slow");
  if (error instanceof MultipartError || error instanceof BodyAbortedError) {
    return new StorageError(400, "InvalidRequest", error.message);
  }
  if (error instanceof UnavailableError) return new StorageError(500, "InternalError", error.message);
  if (isDatabaseError(error)) return fromDatabaseError(error);
  return new StorageError(500, "InternalError", "Internal server error");
}
