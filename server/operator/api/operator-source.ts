import { openBackup, type BackupOptions } from "../../jobs/backup/open-backup.ts";
import { createDeliveryStore } from "../../jobs/outbox/delivery-store.ts";
import { createLocalRetention } from "../../jobs/retention/local-retention.ts";
import { createLeadDesk } from "../desk/leads/create-lead-desk.ts";
import { createOperatorStore } from "../operators/operator-store.ts";
import { createDatabaseSource } from "../submissions/submission-source.ts";
import { createWebhookStore } from "../webhooks/webhook-store.ts";

export type OperatorSource = ReturnType<typeof createOperatorSource>;

/**
 * Returns everything that operators do with the stored data.
 * @param backupDir folder of scheduled backups, if any
 */
export function createOperatorSource(data: BackupOptions, backupDir: string | undefined) {
  const { database, folder, files } = data;
  return {
    ...createDatabaseSource(database, files),
    retention: createLocalRetention(database, folder, files, backupDir),
    deliveries: createDeliveryStore(database),
    leads: createLeadDesk(database),
    operators: createOperatorStore(database),
    webhooks: createWebhookStore(database),
    backup: () => Promise.resolve(openBackup(data)),
  };
}

/** Parts whose functions have only JSON arguments and results, so that a running server can perform them. */
const remoteParts = ["rows", "retention", "deliveries", "leads", "operators", "webhooks"] as const;

export type OperatorFunctions = Pick<OperatorSource, (typeof remoteParts)[number]>;

type Call = (...args: unknown[]) => Promise<unknown>;

/** Returns the function for a path such as `retention/find`, or undefined. */
export function findOperatorFunction(functions: OperatorFunctions, path: string): Call | undefined {
  const [partName, name = "", ...rest] = path.split("/");
  const part = remoteParts.find((remotePart) => remotePart === partName);
  if (part === undefined || rest.length > 0 || !Object.hasOwn(functions[part], name)) return undefined;
  const partFunctions = functions[part] as unknown as Record<string, Call>;
  return partFunctions[name];
}

/** Returns functions that pass their path and arguments to `call`. */
export function createOperatorFunctions(
  call: (path: string, args: unknown[]) => Promise<unknown>,
): OperatorFunctions {
  const createFunction =
    (part: string, name: string): Call =>
    (...args) =>
      call(`${part}/${name}`, args);
  const parts = remoteParts.map((part): [string, object] => [
    part,
    new Proxy({}, { get: (_target, name) => createFunction(part, String(name)) }),
  ]);
  return Object.fromEntries(parts) as unknown as OperatorFunctions;
}
