import { oneLine } from "../../platform/backend-error.ts";
import type { RunAsVisitor, Enqueue } from "../../data/database/run-as-visitor.ts";
import type { Database, Queryable } from "../../data/database/database.ts";
import type { ExposedTables } from "../../api/rest/exposed-tables.ts";
import { buildInsert } from "../../api/rest/insert-statement.ts";
import { toRestError } from "../../api/rest/rest-error.ts";
import type { ObjectUploads } from "../../api/storage/object-uploads.ts";
import { toStorageError } from "../../api/storage/storage-error.ts";
import type { BackendContext } from "../../platform/serving/backend-env.ts";
import { toDatabaseHeaders } from "../../platform/serving/request-headers.ts";
import type { TrustedProxies } from "../../platform/serving/trusted-proxies.ts";

export interface SentFile {
  md5: string;
  /** The content, backed by the file on disk, so that a queued form does not keep it in memory. */
  content(): Promise<Blob>;
  key: string;
  /**
   * Stores the file as an upload, which expires after an hour unless a submission references it. Returns the HTTP
   * status.
   */
  store(): Promise<number>;
  /** Deletes the temporary copy, and the upload unless it is already stored. */
  discard(): Promise<void>;
}

export interface SubmissionStore {
  /** Inserts a row and returns the HTTP status, which is 201 even if the row already exists. */
  insert(context: BackendContext, table: string, row: object): Promise<number>;
  /**
   * Derives a row id from the content, the visitor's network and the hour, so that a reload does not insert a
   * second row.
   */
  deriveRowId(context: BackendContext, content: string): Promise<string>;
  /** Receives a file; returns an HTTP status instead if the file is refused. */
  receive(
    context: BackendContext,
    file: { key: string; mimeType: string; bytes: number },
    content: AsyncIterable<Uint8Array>,
  ): Promise<SentFile | number>;
}

interface VisitorStoreOptions {
  database: Database;
  tables: ExposedTables;
  uploads: ObjectUploads;
  runAsVisitor: RunAsVisitor;
  enqueue: Enqueue;
  proxies: TrustedProxies | undefined;
}

/** Formats the first 16 bytes of a hash as a custom UUID (RFC 9562, version 8). */
const toUuid = (hex: string): string =>
  hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-8$3-8$4-$5");

export function createSubmissionStore(options: VisitorStoreOptions): SubmissionStore {
  const { database, tables, uploads, runAsVisitor, enqueue, proxies } = options;
  return {
    async insert(context, table, row) {
      const statement = buildInsert(tables, table, JSON.stringify(row), { preferHeader: "" });
      try {
        if (statement) {
          const { sql, parameters, rows } = statement;
          await runAsVisitor(context, (transaction) => transaction.query(sql, parameters), { table, rows });
        }
        return 201;
      } catch (error) {
        const { status, code } = toRestError(error);
        if (status >= 500) console.error(`${context.req.method} ${context.req.path}: ${oneLine(error)}`);
        return code === "23505" ? 201 : status;
      }
    },

    async deriveRowId(context, content) {
      const headers = JSON.stringify(toDatabaseHeaders(context, proxies));
      const derive = async (transaction: Queryable): Promise<string> => {
        await transaction.query("select set_config('request.headers', $1, true)", [headers]);
        // Salted with the database's secret, so that nobody can predict another visitor's id.
        const [row] = await transaction.query<{ hash: string }>(
          `select encode(private.hashed(concat_ws(' ', 'posted form', private.network_of(private.client_address()),
            floor(extract(epoch from now()) / 3600), $1::text)), 'hex') as hash`,
          [content],
        );
        return toUuid(row?.hash ?? "");
      };
      return enqueue(context, () => database.transaction(derive));
    },

    async receive(context, { key, mimeType, bytes }, content) {
      const object = { bucketId: "resumes", key, mimeType, bytes };
      try {
        const reservation = await uploads.reserve(context, object);
        const file = await uploads.receive(context, content).catch(async (error: unknown) => {
          await reservation.release();
          throw error;
        });
        let stored: Promise<unknown> | undefined;
        let isStored = false;
        return {
          md5: file.md5,
          key,
          content: () => file.content(),
          async store() {
            try {
              await (stored ??= file.store(object, reservation, "no-cache"));
              isStored = true;
              return 200;
            } catch (error) {
              return toStorageError(error).statusCode;
            }
          },
          async discard() {
            if (isStored) return;
            await file.discard();
            // If `store` was called, it released the reservation, or kept it so that the cleanup job finds the file.
            if (!stored) await reservation.release();
          },
        };
      } catch (error) {
        const { statusCode } = toStorageError(error);
        if (statusCode >= 500) console.error(`${context.req.method} ${context.req.path}: ${oneLine(error)}`);
        return statusCode;
      }
    },
  };
}
