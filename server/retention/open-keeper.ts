import type { Database } from "../backend/database/database.ts";
import type { DataFolder } from "../backend/files/data-folder.ts";
import { callInDatabase } from "./operator-call.ts";
import { removeFromFolder } from "./resume-files.ts";
import { makeKeeper, type SubmissionKeeper } from "./submission-keeper.ts";

/** The keeper of a database that this process has open, with the files and mails of its data folder. */
export const openKeeper = (database: Database, folder: DataFolder): SubmissionKeeper =>
  makeKeeper({
    call: callInDatabase(database),
    removeFiles: removeFromFolder(database, folder),
    mailFolder: folder.mail,
  });
