import { readDataDir, readSetting } from "../../site/settings/environment.ts";
import { readArguments } from "../../site/settings/read-arguments.ts";
import { runCommand } from "../../site/settings/run-command.ts";
import { loadLocalizedData } from "../../model/loading/load-data.ts";
import { BackendError } from "../platform/backend-error.ts";
import { storeContentSettings } from "../data/store-content-settings.ts";
import { toContentSettings } from "../http/backend-options.ts";
import { openMigratedDatabase } from "../data/database/open-migrated.ts";
import { requireAgreement, tryForms } from "../data/database/require-agreement.ts";
import { repeatWork } from "../platform/repeat-work.ts";
import { openDeliveries } from "../jobs/open-deliveries.ts";
import { createHostedFileChecker } from "../jobs/file-checks/check-hosted-files.ts";
import { deleteInHostedProject } from "../jobs/retention/delete-in-hosted-project.ts";
import { stopOnSignal } from "../platform/graceful-shutdown.ts";

/** Interval between comparisons of the forms with the database, in milliseconds. */
const comparisonMs = 600_000;

/**
 * `npm run deliver`: runs only the delivery worker, against a hosted or shared database. Several workers can run at
 * the same time. Compares the forms with the database. For a hosted project, also checks files and deletes expired data.
 */
await runCommand(async () => {
  readArguments("deliver");
  const { env } = process;
  const databaseUrl = readSetting(env.DATABASE_URL);
  if (databaseUrl === undefined)
    throw new BackendError(
      "DATABASE_URL is not set. Set it to the connection string of the database that contains the deliveries. The embedded database needs no separate worker, because npm start sends its deliveries.",
    );
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
    files?.start();
    worker.start();
    console.log(destination);
    console.log(deletion.notice);
    console.log("Ready: sending due deliveries.");
    // Keeps the event loop alive while the outbox is empty.
    const keepAlive = setInterval(() => undefined, 60_000);
    stopOnSignal(async () => {
      clearInterval(keepAlive);
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
