import type { BackendContext } from "../../platform/serving/backend-env.ts";
import type { Enqueue } from "../../data/database/run-as-visitor.ts";
import type { Database } from "../../data/database/database.ts";
import { toDatabaseHeaders } from "../../platform/serving/request-headers.ts";
import type { TrustedProxies } from "../../platform/serving/trusted-proxies.ts";

export interface UploadReservation {
  /** Stored as the object's version, which the database uses to find the reservation. */
  version: string;
  release(): Promise<void>;
}

/**
 * Reserves quota for a file of at most `bytes` bytes.
 * @throws DatabaseError PT429 if the visitor's quota is used up or the bucket is full
 */
export type ReserveUpload = (
  context: BackendContext,
  key: string,
  bytes: number,
) => Promise<UploadReservation>;

export function createUploadReserver(
  database: Database,
  proxies: TrustedProxies | undefined,
  enqueue: Enqueue,
): ReserveUpload {
  return async (context, key, bytes) => {
    const headers = JSON.stringify(toDatabaseHeaders(context, proxies));
    const reserve = () =>
      database.transaction(async (transaction) => {
        await transaction.query("select set_config('request.headers', $1, true)", [headers]);
        const [row] = await transaction.query<{ id: string }>("select private.hold_upload($1, $2) as id", [
          key,
          bytes,
        ]);
        return row?.id ?? "";
      });
    const version = await enqueue(context, reserve);
    return {
      version,
      async release() {
        await database.query("delete from private.uploads where id = $1 and not is_stored", [version]);
      },
    };
  };
}
