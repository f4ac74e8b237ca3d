import { PGlite } from "@electric-sql/pglite";
import { DurableFiles, DURABLE_START_PARAMETERS } from "../files/durable-files.ts";

/**
 * Opens PostgreSQL in this thread, with durable commits.
 * @param onStop called when PostgreSQL has shut down after a fatal error, such as no space for its WAL: PGlite then loops
 * forever and blocks this thread
 */
export const openClient = (folder: string, onStop: (reason: string) => void): Promise<PGlite> =>
  PGlite.create({ fs: new DurableFiles(folder, onStop), startParams: DURABLE_START_PARAMETERS });
