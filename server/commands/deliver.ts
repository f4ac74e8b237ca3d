import { readDataDir, setting } from "../../site/model/environment.ts";
import { runCommand } from "../../site/model/run-command.ts";
import { loadDataFiles } from "../../site/model/loading/load-data.ts";
import { BackendError } from "../backend/backend-error.ts";
import { believeContent } from "../backend/believe-content.ts";
import { knownContent } from "../backend/content-settings.ts";
import { openMigrated } from "../backend/database/open-migrated.ts";
import { openDeliveries } from "../deliveries/open-deliveries.ts";
import { checkHostedFiles } from "../file-checks/check-hosted-files.ts";
import { deleteInHostedProject } from "../retention/delete-hosted.ts";
import { stopWhenTold } from "./stop-in-order.ts";

/** `npm run deliver`: the worker alone, for a hosted or shared database; several may run. Of a hosted project it also checks files and deletes what is due. */
await runCommand(async () => {
  const { env } = process;
  const databaseUrl = setting(env.DATABASE_URL);
  if (databaseUrl === undefined)
    throw new BackendError(
      "DATABASE_URL is not set: the address of the database whose deliveries are to be sent. Those of the embedded database are sent by npm start.",
    );
  const database = await openMigrated(databaseUrl);
  try {
    const root = process.cwd();
    await believeContent(database, knownContent(loadDataFiles(root)));
    const files = checkHostedFiles(env, database);
    const options = { env, root, dataDir: readDataDir(env), database, siteFolder: () => "dist" };
    const { worker, destination } = await openDeliveries(options);
    const deletion = await deleteInHostedProject(env, root, options.dataDir, database);
    files?.start();
    worker.start();
    console.log(destination);
    console.log(deletion.notice);
    console.log("Ready: sending what is due.");
    // Nothing else keeps the process running while the outbox is empty.
    const keepAlive = setInterval(() => undefined, 60_000);
    stopWhenTold(async () => {
      clearInterval(keepAlive);
      await Promise.all([worker.stop(), files?.stop()]);
      await deletion.stop();
      await database.close();
    });
  } catch (error) {
    await database.close();
    throw error;
  }
});
