import { createHash } from "node:crypto";
import type { BackendContext } from "../../platform/serving/backend-env.ts";
import type { VisitorAccess } from "../../data/database/visitor-access.ts";
import type { Database } from "../../data/database/database.ts";
import type { FileStore } from "../../data/files/file-store.ts";
import { createFairQueue } from "../../platform/serving/fair-queue.ts";

interface WantedObject {
  bucketId: string;
  key: string;
  mimeType: string;
  bytes: number;
}

interface UploadReservation {
  /** Stored as the object's version, which the database uses to find the reservation. */
  version: string;
  release(): Promise<void>;
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
     * Checks the policies with a test insert as the visitor, which is rolled back, then reserves the visitor's quota.
     * @throws DatabaseError PT429 if the quota is used up or the bucket is full
     */
    async reserve(
      context: BackendContext,
      { bucketId, key, mimeType, bytes }: WantedObject,
      upsert = false,
    ): Promise<UploadReservation> {
      const declaredMetadata = JSON.stringify({ mimetype: mimeType, contentLength: bytes });
      const values = [bucketId, key, "1", declaredMetadata];
      try {
        await visitors.runAsVisitor(context, async (transaction) => {
          await transaction.query(insertObject(upsert), values);
          throw new PermissionTested();
        });
      } catch (error) {
        if (!(error instanceof PermissionTested)) throw error;
      }
      const [row] = await visitors.runForVisitor(context, (transaction) =>
        transaction.query<{ id: string }>("select private.hold_upload($1, $2) as id", [key, bytes]),
      );
      const version = row?.id ?? "";
      return {
        version,
        async release() {
          await database.query("delete from private.uploads where id = $1 and not is_stored", [version]);
        },
      };
    },

    async receive(context: BackendContext, content: AsyncIterable<Uint8Array>) {
      const hash = createHash("md5");
      const file = await files.receive(updateHash(content, hash));
      const md5 = hash.digest("hex");
      return {
        bytes: file.bytes,
        md5,
        content: () => file.content(),
        discard: () => file.discard(),
        /**
         * Inserts the object's row, which fails if the key is taken, and moves the file to its final path.
         * @param reservation released if the file is not stored
         * @returns the row's id
         */
        async store(
          { bucketId, key, mimeType }: WantedObject,
          reservation: UploadReservation,
          cacheControl: string,
        ): Promise<string | undefined> {
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
              const values = [bucketId, key, reservation.version, JSON.stringify(metadata)];
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
            if (!mayBeStored) await reservation.release();
            throw error;
          }
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
