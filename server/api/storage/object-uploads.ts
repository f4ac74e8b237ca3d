import { createHash } from "node:crypto";
import type { BackendContext } from "../../platform/serving/backend-env.ts";
import type { VisitorAccess } from "../../data/database/visitor-access.ts";
import type { Database } from "../../data/database/database.ts";
import type { FileStore } from "../../data/files/file-store.ts";
import { createFairQueue } from "../../platform/serving/fair-queue.ts";
import { repeatWork } from "../../platform/timers.ts";

/** Files to delete per transaction. Small batches do not block visitors for long. */
const batchSize = 100;

const intervalMs = 600_000;

interface WantedObject {
  bucketId: string;
  key: string;
  mimeType: string;
  bytes: number;
}

export type ObjectUploads = ReturnType<typeof createObjectUploads>;

const insertObject = (upsert: boolean) =>
  `insert into storage.objects (bucket_id, name, version, metadata)
   values ($1, $2, $3, $4::jsonb)${
     upsert
       ? " on conflict (bucket_id, name) do update set version = excluded.version, metadata = excluded.metadata"
       : ""
   }`;

/**
 * Maximum number of files moved to their final path concurrently, so that a slow file store leaves connections for
 * other work.
 */
const maxConcurrent = 4;

class PermissionTested extends Error {}

export function createObjectUploads(database: Database, files: FileStore, visitors: VisitorAccess) {
  const insertQueue = createFairQueue(maxConcurrent, 1000);
  return {
    /**
     * Receives a file: checks the policies with a test insert as the visitor, which is rolled back, reserves the
     * visitor's quota, and reads the content.
     * @throws DatabaseError PT429 if the quota is used up or the bucket is full
     */
    async receive(
      context: BackendContext,
      { bucketId, key, mimeType, bytes }: WantedObject,
      content: AsyncIterable<Uint8Array>,
      isUpsert = false,
    ) {
      const declaredMetadata = JSON.stringify({ mimetype: mimeType, contentLength: bytes });
      try {
        await visitors.runAsVisitor(context, async (transaction) => {
          await transaction.query(insertObject(isUpsert), [bucketId, key, "1", declaredMetadata]);
          throw new PermissionTested();
        });
      } catch (error) {
        if (!(error instanceof PermissionTested)) throw error;
      }
      const [reservation] = await visitors.runForVisitor(context, (transaction) =>
        transaction.query<{ id: string }>("select private.hold_upload($1, $2) as id", [key, bytes]),
      );
      // Stored as the object's version, which the database uses to find the reservation.
      const version = reservation?.id ?? "";
      const release = () =>
        database.query("delete from private.uploads where id = $1 and not is_stored", [version]);
      const hash = createHash("md5");
      const file = await files.receive(updateHash(content, hash)).catch(async (error: unknown) => {
        await release();
        throw error;
      });
      const md5 = hash.digest("hex");

      async function store(cacheControl: string): Promise<string | undefined> {
        const metadata = {
          size: file.bytes,
          contentLength: file.bytes,
          mimetype: mimeType,
          cacheControl,
          eTag: `"${md5}"`,
          lastModified: new Date().toISOString(),
          httpStatusCode: 200,
        };
        let mayBeStored = false;
        const insert = () =>
          database.transaction(async (transaction) => {
            const values = [bucketId, key, version, JSON.stringify(metadata)];
            const sql = `${insertObject(false)} returning id`;
            const [row] = await transaction.query<{ id: string }>(sql, values);
            mayBeStored = true;
            await file.commit(bucketId, key);
            return row?.id;
          });
        try {
          return await visitors.enqueue(context, () => insertQueue("everybody", insert));
        } catch (error) {
          await file.discard();
          // If the file may already be stored, keep the reservation, so that the cleanup job finds the file.
          if (!mayBeStored) await release();
          throw error;
        }
      }

      let stored: ReturnType<typeof store> | undefined;
      return {
        md5,
        /** The content, backed by the file on disk, so that a queued form does not keep it in memory. */
        content: () => file.content(),
        /**
         * Inserts the object's row, which fails if the key is taken, and moves the file to its final path. Otherwise
         * deletes the file and releases the reservation.
         * @returns the row's id
         */
        store: (cacheControl: string) => (stored ??= store(cacheControl)),
        /** Deletes the file and releases the reservation, unless `store` was called. */
        async discard(): Promise<void> {
          if (stored !== undefined) return;
          await file.discard();
          await release();
        },
      };
    },
  };
}

async function* updateHash(
  content: AsyncIterable<Uint8Array>,
  hash: { update(data: Uint8Array): unknown },
): AsyncGenerator<Uint8Array> {
  for await (const piece of content) {
    hash.update(piece);
    yield piece;
  }
}

/**
 * Deletes uploads that no submission has referenced within an hour, and files that interrupted uploads left without
 * a row. Each batch deletes rows and files in one transaction: if a file cannot be deleted, its row is kept for the
 * next sweep.
 * @returns the number of deleted files
 */
export async function sweepUploads(database: Database, files: FileStore): Promise<number> {
  let removedCount = 0;
  for (const due of ["remove_expired_uploads", "remove_abandoned_uploads"]) {
    let sweptCount: number;
    do {
      sweptCount = await database.transaction(async (transaction) => {
        const rows = await transaction.query<{ name: string }>(
          `select name from private.${due}($1) as name`,
          [batchSize],
        );
        await files.remove(
          "resumes",
          rows.map(({ name }) => name),
        );
        return rows.length;
      });
      removedCount += sweptCount;
    } while (sweptCount === batchSize);
  }
  await database.query("select private.forget_uploads(1000)");
  return removedCount;
}

export function sweepUploadsRegularly(database: Database, files: FileStore): () => Promise<void> {
  const sweep = async () => void (await sweepUploads(database, files));
  return repeatWork(sweep, intervalMs, "Expired uploads were not removed");
}
