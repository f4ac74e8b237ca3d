import { Hono, type MiddlewareHandler } from "hono";
import { createVisitorAccess } from "../data/database/visitor-access.ts";
import type { BackendEnv } from "../platform/serving/backend-env.ts";
import { backUpRegularly, type BackupSchedule } from "../jobs/backup/back-up-regularly.ts";
import { tombstoneFile, writeTombstones } from "../jobs/backup/tombstones.ts";
import { restrictPermissions, makeDataFolder, toFolderError } from "../data/files/data-folder.ts";
import type { Database } from "../data/database/database.ts";
import { readExposedTables, readExposedFunctions } from "../api/rest/exposed-schema.ts";
import { openFileStore, type FileStore } from "../data/files/file-store.ts";
import { deleteIncomingFiles } from "../data/files/incoming-files.ts";
import { isHosted } from "../data/hosted-client.ts";
import { BackendError } from "../platform/backend-error.ts";
import type { S3Settings } from "../data/files/s3-store.ts";
import { PUBLISHABLE_KEY } from "../../site/settings/environment.ts";
import { storeContentSettings, type ContentSettings } from "../data/store-content-settings.ts";
import { lockMigrations } from "../data/database/migrate.ts";
import { requireAgreement } from "../data/database/compare-schema.ts";
import { lockFolder } from "../data/files/folder-lock.ts";
import { allowAnyOrigin, noSniff, requireKey } from "../platform/serving/gateway.ts";
import { maintainRegularly } from "../data/database/maintain-regularly.ts";
import { openOperatorApi, createOperatorSource, type OperatorSource } from "../operator/api/operator-api.ts";
import type { TrustedProxies } from "../platform/serving/trusted-proxies.ts";
import { createRestApi, createRpcApi } from "../api/rest/rest-api.ts";
import { repeatWork } from "../platform/timers.ts";
import { createObjectUploads, sweepUploadsRegularly } from "../api/storage/object-uploads.ts";
import { createStorageApi } from "../api/storage/storage-api.ts";
import { processRemovalsRegularly } from "../jobs/retention/process-removals-regularly.ts";
import {
  deleteExpiredRegularly,
  setRetentionPeriods,
  type RetentionPeriod,
} from "../jobs/retention/retention-periods.ts";
import { createLocalResumeFiles } from "../jobs/retention/resume-files.ts";
import { createJobAlerts, createOpeningQuestions } from "./forms/mailed-pages.ts";
import { createSubmissionStore, type SubmissionStore } from "./forms/submission-store.ts";
import type { SubmissionTable } from "../data/submission-tables.ts";
import { openDatabase, removeUpgradeArchives } from "../jobs/upgrade/open-database.ts";

/** Options that the content sets. */
export interface ContentOptions extends ContentSettings {
  /** Scheduled backups. Tombstones are stored in their folder, or in `dataDir` if none are scheduled. */
  backups?: BackupSchedule | undefined;
  backupDays?: number | undefined;
  /** How long submissions are kept; defaults to the periods in the database. */
  retention?: Readonly<Partial<Record<SubmissionTable, RetentionPeriod>>> | undefined;
}

export interface BackendOptions extends ContentOptions {
  dataDir: string;
  /** PostgreSQL 15+ server for the rows (`DATABASE_URL`); defaults to the embedded database. */
  databaseUrl?: string | undefined;
  /** S3-compatible store for the files (`S3_*`); defaults to the data folder. */
  s3?: S3Settings | undefined;
  additionalKey?: string | undefined;
  /** Proxies trusted to report the visitor's address in `x-forwarded-for` (`TRUST_PROXY`). */
  proxies?: TrustedProxies | undefined;
}

export interface Backend {
  /** Serves `/rest/v1/*` and `/storage/v1/*`, and ignores other paths. Mount it with `site.route("/", backend.app)`. */
  app: Hono<BackendEnv>;
  database: Database;
  files: FileStore;
  store: SubmissionStore;
  /** What operators do with the data. */
  operatorSource: OperatorSource;
  /** Routes of pages that mails about openings link to, to be served with the site's pages. */
  mailed: Hono<BackendEnv>;
  /** Middleware that keeps the backend open during a request, for routes that use the store. */
  trackRequests: MiddlewareHandler<BackendEnv>;
  close(): Promise<void>;
}

const dayMs = 24 * 3_600_000;

/**
 * Opens the built-in backend, which is compatible with Supabase: same migrations, roles, policies and responses.
 * @param readContent returns the options that the content sets; called while the database opens in its own thread
 * @throws BackendError if the data folder or the database cannot be used
 */
export async function openBackend(
  environment: BackendOptions,
  readContent: () => ContentOptions = () => ({}),
): Promise<Backend> {
  const folder = await makeDataFolder(environment.dataDir);
  const closers: (() => void | Promise<void>)[] = [];
  const closeAll = async () => {
    for (let close = closers.pop(); close; close = closers.pop()) await close();
  };
  try {
    const lock = lockFolder(folder.root);
    closers.push(() => lock.release());
    const files = openFileStore(folder, environment.s3);
    const opening = openDatabase(folder, environment.databaseUrl, files);
    const closeDatabase = opening.then(
      (database) => () => database.close(),
      () => undefined,
    );
    closers.push(async () => (await closeDatabase)?.());
    const options = { ...environment, ...readContent() };
    const database = await opening;
    await requireAgreement(database);
    // A hosted project's Storage inserts its own row for each file uploaded through its S3 endpoint, and that insert
    // would block on this server's insert.
    if (options.s3 && (await isHosted(database)))
      throw new BackendError(
        "S3_ENDPOINT is set, but DATABASE_URL points to a hosted Supabase project, which stores files in its own Storage. Unset S3_ENDPOINT, or use another PostgreSQL server.",
      );
    restrictPermissions(folder.root);
    await database.transaction(
      async (transaction) => {
        await lockMigrations(transaction);
        await storeContentSettings(transaction, options);
        await setRetentionPeriods(transaction, options.retention ?? {});
      },
      { mayTakeLong: true },
    );
    const keys = [PUBLISHABLE_KEY, ...(options.additionalKey === undefined ? [] : [options.additionalKey])];
    await deleteIncomingFiles(folder);
    const backupOptions = { database, isEmbedded: !options.databaseUrl, folder, files };
    const tombstonePath = tombstoneFile(folder, options.backups?.folder);
    if (!options.backups) await writeTombstones(database, tombstonePath);
    const operatorSource = createOperatorSource(backupOptions, options.backups?.folder);
    const operatorApi = await openOperatorApi(folder, operatorSource);
    closers.push(() => operatorApi.close());
    const requestCounter = createRequestCounter();
    closers.push(() => requestCounter.waitUntilIdle());

    const visitors = createVisitorAccess(database, options.proxies);
    const app = new Hono<BackendEnv>();
    for (const path of ["/rest/v1/*", "/storage/v1/*"]) {
      app.use(path, requestCounter.count, noSniff(), allowAnyOrigin(), requireKey(keys));
    }
    app.route("/rest/v1/rpc", createRpcApi(await readExposedFunctions(database), visitors));
    const tables = await readExposedTables(database);
    app.route("/rest/v1", createRestApi(tables, visitors));
    const uploads = createObjectUploads(database, files, visitors);
    app.route("/storage/v1", createStorageApi(database, visitors, uploads));
    const store = createSubmissionStore({ tables, uploads, visitors });
    if (!options.databaseUrl) closers.push(maintainRegularly(database, folder.database));
    closers.push(sweepUploadsRegularly(database, files));
    closers.push(deleteExpiredRegularly(operatorSource.retention));
    const removalOptions = {
      database,
      files: createLocalResumeFiles(database, files),
      mailFolder: folder.mail,
    };
    closers.push(processRemovalsRegularly(removalOptions, () => writeTombstones(database, tombstonePath)));
    const clearArchives = () => removeUpgradeArchives(folder.root, options.backupDays);
    closers.push(repeatWork(clearArchives, dayMs, "Backups of earlier upgrades were not removed"));
    if (options.backups) closers.push(await backUpRegularly(backupOptions, options.backups));
    const mailed = new Hono<BackendEnv>()
      .route("/", createJobAlerts(visitors))
      .route("/", createOpeningQuestions(visitors));
    return {
      app,
      database,
      files,
      store,
      mailed,
      operatorSource,
      trackRequests: requestCounter.count,
      close: closeAll,
    };
  } catch (error) {
    await closeAll();
    throw toFolderError(folder, error) ?? error;
  }
}

const timeoutMs = 5_000;

/** Counts running requests, so that the database is closed only after the last one. */
function createRequestCounter() {
  let runningCount = 0;
  let isClosing = false;
  let onIdle: (() => void) | undefined;
  return {
    count: (async (context, next) => {
      if (isClosing) return context.json({ message: "The server is shutting down" }, 503);
      runningCount += 1;
      try {
        await next();
      } finally {
        runningCount -= 1;
        if (runningCount === 0) onIdle?.();
      }
    }) satisfies MiddlewareHandler<BackendEnv>,
    async waitUntilIdle(): Promise<void> {
      isClosing = true;
      if (runningCount === 0) return;
      let timer: NodeJS.Timeout | undefined;
      await new Promise<void>((resolve) => {
        onIdle = resolve;
        timer = setTimeout(resolve, timeoutMs);
      });
      clearTimeout(timer);
    },
  };
}
