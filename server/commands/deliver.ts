import { provideDesk } from "../../build/build-for-server.ts";
import { readDataDir, readSetting } from "../../site/settings/environment.ts";
import { readArguments, runCommand } from "../../site/settings/run-command.ts";
import { loadLocalizedData } from "../../model/loading/load-data.ts";
import type { Database } from "../data/database/database.ts";
import { dataFolderPaths } from "../data/files/data-folder.ts";
import { openFileStore } from "../data/files/file-store.ts";
import { readS3Settings } from "../data/files/s3-store.ts";
import { createOperatorSource } from "../operator/api/operator-api.ts";
import { readDeskConfig, toDesk } from "../operator/desk/open-desk.ts";
import { createTeamDesk } from "../operator/desk/sign-in/team-desk.ts";
import { BackendError } from "../platform/backend-error.ts";
import { readDeskOrigin, readHost, readPort } from "../platform/environment.ts";
import { listen } from "../platform/serving/listen.ts";
import { readTrustedProxies } from "../platform/serving/trusted-proxies.ts";
import { storeContentSettings } from "../data/store-content-settings.ts";
import { toContentSettings } from "../http/backend-options.ts";
import { openMigratedDatabase } from "../data/database/open-postgres.ts";
import { requireAgreement, tryForms } from "../data/database/compare-schema.ts";
import { repeatWork } from "../platform/timers.ts";
import { openDeliveries } from "../jobs/open-deliveries.ts";
import { createHostedFileChecker } from "../jobs/file-checks/file-checker.ts";
import { deleteInHostedProject } from "../jobs/retention/retention-periods.ts";
import { stopOnSignal } from "../platform/graceful-shutdown.ts";

/** Interval between comparisons of the forms with the database, in milliseconds. */
const comparisonMs = 600_000;

/**
 * Serves the desk at `DESK_ORIGIN`, for a database whose site is elsewhere.
 * @returns a function that closes it; undefined if `DESK_ORIGIN` is not set
 */
async function serveDesk(env: NodeJS.ProcessEnv, database: Database): Promise<(() => void) | undefined> {
  const deskOrigin = readDeskOrigin(env);
  if (deskOrigin === undefined) return undefined;
  const root = process.cwd();
  const folder = dataFolderPaths(readDataDir(env));
  const files = openFileStore(folder, readS3Settings(env));
  const source = createOperatorSource(
    { database, isEmbedded: false, folder, files },
    readSetting(env.BACKUP_DIR),
  );
  const proxies = readTrustedProxies(env.TRUST_PROXY);
  const { app, isFor } = createTeamDesk({
    deskOrigin,
    desk: toDesk(source, env),
    config: readDeskConfig(env, root),
    files: await provideDesk(root),
    proxies,
  });
  const { close } = await listen(
    {
      fetch: (request, bindings) =>
        isFor(request) ? app.fetch(request, bindings) : new Response("Not found", { status: 404 }),
    },
    { port: readPort(env), host: readHost(env), command: "deliver", proxies },
  );
  console.log(`Desk: ${deskOrigin.url}`);
  return close;
}

/**
 * `npm run deliver`: runs only the delivery worker, against a hosted or shared database. Several workers can run at
 * the same time. Compares the forms with the database. For a hosted project, also checks files and deletes expired data.
 * With `DESK_ORIGIN`, also serves the desk.
 */
await runCommand(async () => {
  readArguments("deliver");
  const { env } = process;
  const databaseUrl = readSetting(env.DATABASE_URL);
  if (databaseUrl === undefined)
    throw new BackendError(
      "DATABASE_URL is not set. Set it to the connection string of the database that contains the deliveries. The embedded database needs no separate worker, because npm start sends its deliveries.",
    );
  readDeskOrigin(env);
  const database = await openMigratedDatabase(databaseUrl);
  try {
    const content = loadLocalizedData(process.cwd());
    const [{ files: data }] = content;
    await storeContentSettings(database, toContentSettings(data));
    await requireAgreement(database);
    await tryForms(database);
    const files = createHostedFileChecker(env, database);
    const options = { env, content, dataDir: readDataDir(env), database, siteFolder: () => "dist" };
    const { worker, destination } = await openDeliveries(options);
    const deletion = await deleteInHostedProject(env, data.retention, options.dataDir, database);
    const compare = () => requireAgreement(database);
    const stopComparing = repeatWork(compare, comparisonMs, "Visitors' submissions are refused");
    const closeDesk = await serveDesk(env, database);
    files?.start();
    worker.start();
    console.log(destination);
    console.log(deletion.notice);
    console.log("Ready: sending due deliveries.");
    // Keeps the event loop alive while the outbox is empty.
    const keepAlive = setInterval(() => undefined, 60_000);
    stopOnSignal(async () => {
      clearInterval(keepAlive);
      closeDesk?.();
      await Promise.all([worker.stop(), files?.stop()]);
      await stopComparing();
      await deletion.stop();
      await database.close();
    });
  } catch (error) {
    await database.close();
    throw error;
  }
});
