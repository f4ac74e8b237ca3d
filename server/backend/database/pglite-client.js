// @ts-check
import { PGlite } from "@electric-sql/pglite";
import { DurableFiles, durableStart } from "../files/durable-files.js";

/**
 * Opens PostgreSQL in this thread, stored in a folder so that what is committed survives a power cut.
 * @param {string} folder
 */
export const openClient = (folder) =>
  PGlite.create({ fs: new DurableFiles(folder), startParams: durableStart });
