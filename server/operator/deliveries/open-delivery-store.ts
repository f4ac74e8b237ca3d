import { readSetting } from "../../../site/settings/environment.ts";
import { BackendError } from "../../platform/backend-error.ts";
import { openMigratedDatabase } from "../../data/database/open-migrated.ts";
import { openData } from "../api/open-data.ts";
import { createDeliveryStore, type DeliveryStore } from "../../jobs/outbox/delivery-store.ts";

/**
 * Opens the delivery store in the database at `DATABASE_URL`, which may be a hosted project's, or in the data
 * folder.
 * @throws BackendError if neither is reachable
 */
export function openDeliveryStore(
  env: NodeJS.ProcessEnv,
): Promise<DeliveryStore & { close(): Promise<void> }> {
  if (readSetting(env.DATABASE_URL) === undefined && readSetting(env.SUPABASE_URL) !== undefined)
    return Promise.reject(
      new BackendError(
        "Deliveries are not available through SUPABASE_URL. Set DATABASE_URL to the project's connection string.",
      ),
    );
  return openData(env, {
    connect: openMigratedDatabase,
    fromDatabase: ({ database }) => createDeliveryStore(database),
    fromServer: ({ deliveries }) => deliveries,
  });
}
