import { readDataDir } from "../../../site/settings/environment.ts";
import { readArguments, UsageError } from "../../../site/settings/run-command.ts";
import { isDatabaseError, type Database } from "../../data/database/database.ts";
import { dataFolderPaths } from "../../data/files/data-folder.ts";
import { openFileStore } from "../../data/files/file-store.ts";
import { readS3Settings } from "../../data/files/s3-store.ts";
import { BackendError, oneLine } from "../../platform/backend-error.ts";
import { toPrintableJson } from "../../platform/to-printable.ts";
import { openDirectly } from "../api/open-data.ts";

async function execute(
  database: Database,
  statements: readonly string[],
  print: (text: string) => void,
): Promise<void> {
  await database.transaction(
    async (transaction) => {
      for (const statement of statements) {
        const rows = await transaction.query(statement).catch((error: unknown) => {
          throw isDatabaseError(error)
            ? new BackendError(`${oneLine(error)}, in the statement: ${statement}`)
            : error;
        });
        for (const row of rows) print(toPrintableJson(row));
      }
    },
    { mayTakeLong: true },
  );
}

/**
 * Runs SQL statements in one transaction, and prints the rows that they return.
 * @throws BackendError if a server uses the database, there is none, or a statement fails
 */
export async function runSql(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  print: (text: string) => void,
): Promise<void> {
  const { words: statements } = readArguments("sql", args);
  if (statements.length === 0) throw new UsageError("sql", "No SQL statement was given.");
  const folder = dataFolderPaths(readDataDir(env));
  const files = openFileStore(folder, readS3Settings(env));
  const { database, close } = await openDirectly(folder, env.DATABASE_URL || undefined, files);
  try {
    await execute(database, statements, print);
  } finally {
    await close();
  }
}
