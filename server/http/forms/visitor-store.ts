import { oneLine } from "../../platform/backend-error.ts";
import type { AsVisitor, InTurn } from "../../data/database/as-visitor.ts";
import type { Database, Queryable } from "../../data/database/database.ts";
import type { ExposedTables } from "../../api/rest/exposed-tables.ts";
import { insertStatement } from "../../api/rest/insert-statement.ts";
import { toRestError } from "../../api/rest/rest-error.ts";
import type { ObjectUploads } from "../../api/storage/object-uploads.ts";
import { toStorageError } from "../../api/storage/storage-error.ts";
import type { BackendContext } from "../../platform/serving/backend-env.ts";
import { describeRequest } from "../../platform/serving/request-headers.ts";
import type { TrustedProxies } from "../../platform/serving/trusted-proxies.ts";

/** A file that a visitor has sent. */
export interface SentFile {
  /** Tells its content from any other. */
  mark: string;
  /** What is in it, which stays on the disk: a form that waits for its turn holds none of it in memory. */
  content(): Promise<Blob>;
  /** Under what it is stored. */
  key: string;
  /** Stores it as an upload, which expires after an hour unless a submission names it; the status of the answer. */
  keep(): Promise<number>;
  /** Removes it unless it is stored, and what was copied to read it. */
  discard(): Promise<void>;
}

/** What a visitor may store, by the same doors as scripts: limits, policies and triggers decide. */
export interface VisitorStore {
  /** Inserts a row; the status of the answer, 201 also for a row that is there already. */
  insert(context: BackendContext, table: string, row: object): Promise<number>;
  /** An id for what a visitor sends: the same for the same from the same network within an hour, so that a reload adds nothing. */
  rowId(context: BackendContext, content: string): Promise<string>;
  /** Takes a file in; the status of the refusal where it is not admitted. */
  take(
    context: BackendContext,
    file: { key: string; mimeType: string; bytes: number },
    content: AsyncIterable<Uint8Array>,
  ): Promise<SentFile | number>;
}

interface Doors {
  database: Database;
  tables: ExposedTables;
  uploads: ObjectUploads;
  asVisitor: AsVisitor;
  inTurn: InTurn;
  proxies: TrustedProxies | undefined;
}

/** The first 16 bytes of a hash as a UUID of the version for values of one's own (RFC 9562, version 8). */
const toUuid = (hex: string): string =>
  hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-8$3-8$4-$5");

/** Makes the store of a backend. */
export function visitorStore(doors: Doors): VisitorStore {
  const { database, tables, uploads, asVisitor, inTurn, proxies } = doors;
  return {
    async insert(context, table, row) {
      const statement = insertStatement(tables, table, JSON.stringify(row), { prefer: "" });
      try {
        if (statement) {
          const { sql, parameters, rows } = statement;
          await asVisitor(context, (transaction) => transaction.query(sql, parameters), { table, rows });
        }
        return 201;
      } catch (error) {
        const { status, code } = toRestError(error);
        if (status >= 500) console.error(`${context.req.method} ${context.req.path}: ${oneLine(error)}`);
        return code === "23505" ? 201 : status;
      }
    },

    async rowId(context, content) {
      const headers = JSON.stringify(describeRequest(context, proxies));
      const derive = async (transaction: Queryable): Promise<string> => {
        await transaction.query("select set_config('request.headers', $1, true)", [headers]);
        // Salted with the database's secret, so that nobody can take another's id.
        const [row] = await transaction.query<{ hash: string }>(
          `select encode(private.hashed(concat_ws(' ', 'posted form', private.network_of(private.client_address()),
            floor(extract(epoch from now()) / 3600), $1::text)), 'hex') as hash`,
          [content],
        );
        return toUuid(row?.hash ?? "");
      };
      return inTurn(context, () => database.transaction(derive));
    },

    async take(context, { key, mimeType, bytes }, content) {
      const object = { bucketId: "resumes", key, mimeType, bytes };
      try {
        const place = await uploads.admit(context, object);
        const file = await uploads.receive(context, content).catch(async (error: unknown) => {
          await place.release();
          throw error;
        });
        let stored: Promise<unknown> | undefined;
        let isStored = false;
        return {
          mark: file.md5,
          key,
          content: () => file.content(),
          async keep() {
            try {
              await (stored ??= file.store(object, place, "no-cache"));
              isStored = true;
              return 200;
            } catch (error) {
              return toStorageError(error).statusCode;
            }
          },
          async discard() {
            if (isStored) return;
            await file.discard();
            // Storing that has failed releases it itself, unless bytes may be in their place, which are found by it.
            if (!stored) await place.release();
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
