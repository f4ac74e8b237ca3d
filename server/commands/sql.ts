import { BackendError, oneLine } from "../platform/backend-error.ts";
import { dataFolderPaths, hasDatabase } from "../data/files/data-folder.ts";
import { isDatabaseError, type Database } from "../data/database/database.ts";
import { lockFolder } from "../data/files/folder-lock.ts";
import { openFileStore } from "../data/files/file-store.ts";
import { readS3Settings } from "../data/files/s3-settings.ts";
import { openDatabase } from "../jobs/upgrade/open-database.ts";
import { readDataDir } from "../../site/settings/environment.ts";
import { toPrintableJson } from "../platform/to-printable.ts";
import { readArguments, UsageError } from "../../site/settings/read-arguments.ts";
import { runCommand } from "../../site/settings/run-command.ts";

async function execute(database: Database, statements: readonly string[]): Promise<void> {
  await database.transaction(
    async (transaction) => {
      for (const statement of statements) {
        const rows = await transaction.query(statement).catch((error: unknown) => {
          throw isDatabaseError(error)
            ? new BackendError(`${oneLine(error)}, in the statement: ${statement}`)
            : error;
        });
        for (const row of rows) console.log(toPrintableJson(row));
      }
    },
    { mayTakeLong: true },
  );
}

/** `npm run sql -- "<statement>" …`: runs SQL in the embedded database, or in the one at `DATABASE_URL`. */
await runCommand(async () => {
  const { words: statements } = readArguments("sql");
  if (statements.length === 0) throw new UsageError("sql", "No SQL statement was given.");
  const folder = dataFolderPaths(readDataDir(process.env));
  const databaseUrl = process.env.DATABASE_URL || undefined;
  if (databaseUrl === undefined && !(await hasDatabase(folder))) {
    throw new BackendError(`There is no database in ${folder.root}. npm start creates it.`);
  }
  const lock = databaseUrl === undefined ? lockFolder(folder.root) : undefined;
  try {
    const database = await openDatabase(
      folder,
      databaseUrl,
      openFileStore(folder, readS3Settings(process.env)),
    );
    try {
      await execute(database, statements);
    } finally {
      await database.close();
    }
  } finally {
    lock?.release();
  }
});
