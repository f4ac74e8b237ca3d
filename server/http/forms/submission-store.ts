import type { VisitorAccess } from "../../data/database/visitor-access.ts";
import type { ExposedTables } from "../../api/rest/exposed-schema.ts";
import { buildInsert } from "../../api/rest/insert-statement.ts";
import { toLoggedRestError } from "../../api/rest/rest-error.ts";
import type { ObjectUploads } from "../../api/storage/object-uploads.ts";
import { toLoggedStorageError } from "../../api/storage/storage-api.ts";
import type { BackendContext } from "../../platform/serving/backend-env.ts";

type ReceivedFile = Awaited<ReturnType<ObjectUploads["receive"]>>;

export interface SentFile extends Omit<ReceivedFile, "store"> {
  key: string;
  /**
   * Stores the file as an upload, which expires after an hour unless a submission references it. Returns the HTTP
   * status.
   */
  store(): Promise<number>;
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

interface SubmissionStoreOptions {
  tables: ExposedTables;
  uploads: ObjectUploads;
  visitors: VisitorAccess;
}

/** Formats the first 16 bytes of a hash as a custom UUID (RFC 9562, version 8). */
const toUuid = (hex: string): string =>
  hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-8$3-8$4-$5");

function refuse(context: BackendContext, error: unknown): number {
  context.set("table", "resume_submissions");
  return toLoggedStorageError(context, error).statusCode;
}

export function createSubmissionStore({
  tables,
  uploads,
  visitors,
}: SubmissionStoreOptions): SubmissionStore {
  return {
    async insert(context, table, row) {
      context.set("table", table);
      const statement = buildInsert(tables, table, JSON.stringify(row), { preferHeader: "" });
      try {
        if (statement) await visitors.insertAsVisitor(context, table, statement);
        return 201;
      } catch (error) {
        const { status, code } = toLoggedRestError(context, error);
        return code === "23505" ? 201 : status;
      }
    },

    async deriveRowId(context, content) {
      const [row] = await visitors.runForVisitor(context, (transaction) =>
        // Salted with the database's secret, so that nobody can predict another visitor's id.
        transaction.query<{ hash: string }>(
          `select encode(private.hashed(concat_ws(' ', 'posted form', private.network_of(private.client_address()),
            floor(extract(epoch from now()) / 3600), $1::text)), 'hex') as hash`,
          [content],
        ),
      );
      return toUuid(row?.hash ?? "");
    },

    async receive(context, object, content) {
      try {
        const file = await uploads.receive(context, { bucketId: "resumes", ...object }, content);
        return {
          ...file,
          key: object.key,
          store: () =>
            file.store("no-cache").then(
              () => 200,
              (error: unknown) => refuse(context, error),
            ),
        };
      } catch (error) {
        return refuse(context, error);
      }
    },
  };
}
