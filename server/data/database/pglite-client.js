// @ts-check
import { PGlite } from "@electric-sql/pglite";
import { DurableFiles, durableStart } from "../files/durable-files.js";

/**
 * Opens PostgreSQL in this thread, stored in a folder so that what is committed survives a power cut.
 * @param {string} folder
 * @param {(reason: string) => void} onStop called when PostgreSQL has given up, such as for want of room for its log: PGlite calls it
 * again and again after that, so that this thread never comes back
 */
export const openClient = (folder, onStop) =>
  PGlite.create({ fs: new DurableFiles(folder, onStop), startParams: durableStart });
