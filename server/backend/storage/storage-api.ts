import { createHash } from "node:crypto";
import { Hono } from "hono";
import type { AsVisitor, InTurn } from "../database/as-visitor.ts";
import { oneLine } from "../backend-error.ts";
import type { BackendContext, BackendEnv } from "../../http/backend-env.ts";
import type { Database, Queryable } from "../database/database.ts";
import type { FileStore } from "../files/file-store.ts";
import { StorageError, toStorageError } from "./storage-error.ts";
import type { HoldUpload } from "./upload-holds.ts";
import { withUploadSource, type UploadSource } from "./upload-source.ts";

interface Bucket {
  file_size_limit: number;
  allowed_mime_types: string[] | null;
}

/** The characters that Storage allows in a key. */
const validKey = /^[A-Za-z0-9_/!.*'() &$=@;:+,?-]+$/;

const insertObject = (upsert: boolean) =>
  `insert into storage.objects (bucket_id, name, version, metadata, user_metadata)
   values ($1, $2, $3, $4::jsonb, $5::jsonb)${
     upsert
       ? " on conflict (bucket_id, name) do update set version = excluded.version, metadata = excluded.metadata"
       : ""
   }`;

/** Ends a transaction that was only to find out whether it would be allowed. */
class PermissionTested extends Error {}

function decodeKey(context: BackendContext): string {
  const path = new URL(context.req.url).pathname.replace(/^.*?\/object\/[^/]+\//, "");
  try {
    return decodeURIComponent(path);
  } catch {
    throw new StorageError(400, "InvalidKey", `Invalid key: ${path}`);
  }
}

async function findBucket(database: Queryable, bucket: string): Promise<Bucket> {
  const [found] = await database.query<Bucket>(
    "select file_size_limit::float8 as file_size_limit, allowed_mime_types from storage.buckets where id = $1",
    [bucket],
  );
  if (!found) throw new StorageError(404, "NoSuchBucket", "Bucket not found", "Bucket not found");
  return found;
}

/** The length of a body that says it, else the most that it may have. */
function announcedBytes(request: Request, most: number): number {
  const length = Number(request.headers.get("content-length") ?? most);
  return Number.isSafeInteger(length) && length >= 0 ? Math.min(length, most) : most;
}

/**
 * `/storage/v1`: uploading as Storage does it. The policies are asked first, by an insert as the visitor that is rolled
 * back; then the upload is given its place and the bytes are read; then the row is made, and whoever makes it first has the key.
 */
export function storageApi(
  database: Database,
  files: FileStore,
  asVisitor: AsVisitor,
  inTurn: InTurn,
  hold: HoldUpload,
): Hono<BackendEnv> {
  const app = new Hono<BackendEnv>();

  async function testPermission(context: BackendContext, values: unknown[], upsert: boolean): Promise<void> {
    try {
      await asVisitor(context, async (transaction) => {
        await transaction.query(insertObject(upsert), values);
        throw new PermissionTested();
      });
    } catch (error) {
      if (!(error instanceof PermissionTested)) throw error;
    }
  }

  async function upload(context: BackendContext, upsert: boolean) {
    const bucketId = context.req.param("bucket") ?? "";
    const key = decodeKey(context);
    const bucket = await inTurn(context, () => findBucket(database, bucketId));
    if (!validKey.test(key)) throw new StorageError(400, "InvalidKey", `Invalid key: ${key}`);
    return withUploadSource(context, bucket.file_size_limit, async (source) => {
      if (bucket.allowed_mime_types && !bucket.allowed_mime_types.includes(source.mimeType)) {
        const message = `mime type ${source.mimeType} is not supported`;
        throw new StorageError(415, "InvalidMimeType", message, "invalid_mime_type");
      }
      const { mimeType, userMetadata } = source;
      const bytes = announcedBytes(context.req.raw, bucket.file_size_limit);
      const declared = JSON.stringify({ mimetype: mimeType, contentLength: bytes });
      const metadata = JSON.stringify(userMetadata ?? null);
      await testPermission(context, [bucketId, key, "1", declared, metadata], upsert);
      const place = await hold(context, key, bytes, userMetadata);
      try {
        const id = await store(context, bucketId, key, source, place.version);
        return context.json({ Id: id, Key: `${bucketId}/${key}` });
      } catch (error) {
        await place.release();
        throw error;
      }
    });
  }

  /** Reads the file, then makes the row that names it. */
  async function store(
    context: BackendContext,
    bucketId: string,
    key: string,
    source: UploadSource,
    version: string,
  ) {
    const hash = createHash("md5");
    const file = await files.receive(hashed(source.content, hash));
    const metadata = {
      size: file.bytes,
      contentLength: file.bytes,
      mimetype: source.mimeType,
      cacheControl: source.cacheControl,
      eTag: `"${hash.digest("hex")}"`,
      lastModified: new Date().toISOString(),
      httpStatusCode: 200,
    };
    const insert = () =>
      database.transaction(async (transaction) => {
        const values = [bucketId, key, version, JSON.stringify(metadata), null];
        const [row] = await transaction.query<{ id: string }>(`${insertObject(false)} returning id`, values);
        await file.commit(bucketId, key);
        return row?.id;
      });
    try {
      return await inTurn(context, insert);
    } catch (error) {
      await file.discard();
      throw error;
    }
  }

  app.post("/object/list/:bucket", async (context) => {
    const bucket = context.req.param("bucket");
    return context.json(
      await asVisitor(context, (transaction) =>
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
  // No policy lets a visitor delete: Storage answers with the list of what was deleted, which is empty.
  app.delete("/object/:bucket", (context) => context.json([]));
  app.all("*", () => {
    throw new StorageError(404, "NoSuchKey", "Object not found", "not_found");
  });

  app.onError((error, context) => {
    const answer = toStorageError(error);
    if (answer.httpStatus === 500)
      console.error(`${context.req.method} ${context.req.path}: ${oneLine(error)}`);
    return context.json(answer.body, answer.httpStatus);
  });
  return app;
}

async function* hashed(
  content: AsyncIterable<Uint8Array>,
  hash: { update(data: Uint8Array): unknown },
): AsyncGenerator<Uint8Array> {
  for await (const piece of content) {
    hash.update(piece);
    yield piece;
  }
}
