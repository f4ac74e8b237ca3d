import { userInfo } from "node:os";
import { readDataDir, readSetting } from "../../../site/settings/environment.ts";
import { loadLocalizedData } from "../../../model/loading/load-data.ts";
import { openMigratedDatabase } from "../../data/database/open-postgres.ts";
import { openHostedProject } from "../../data/hosted-client.ts";
import { dataFolderPaths } from "../../data/files/data-folder.ts";
import { readPromisedTimes } from "../../jobs/mail/model/mail-context.ts";
import { readAllowPrivateWebhooks } from "../../platform/environment.ts";
import { readFormNames } from "../../jobs/mail/kinds/notice-fields.ts";
import { createHostedSource } from "../submissions/hosted-source.ts";
import { openData } from "../api/open-data.ts";
import type { OperatorSource } from "../api/operator-api.ts";
import type { Language } from "../../../model/languages.ts";
import type { DataFiles } from "../../../model/kinds/data-files.ts";
import type { PromisedHours } from "./leads/lead-desk.ts";

export type Desk = ReturnType<typeof toDesk>;

/**
 * Opens the database at `DATABASE_URL`, which may be a hosted project's (its files then need `SUPABASE_URL` and
 * `SUPABASE_SECRET_KEY`), or the one in the data folder.
 * @throws BackendError if there is no database
 */
export async function openDesk(env: NodeJS.ProcessEnv) {
  const data = await openData(
    env,
    (databaseUrl) => openMigratedDatabase(databaseUrl, "private.operators"),
    "The desk does not work",
  );
  return { ...toDesk(data, env), close: () => data.close() };
}

/**
 * Returns what the desk works with. Files of a hosted project, and deletions with them, go through `SUPABASE_URL` and
 * `SUPABASE_SECRET_KEY`.
 */
export function toDesk(source: OperatorSource, env: NodeJS.ProcessEnv) {
  const mailFolder = dataFolderPaths(readDataDir(env)).mail;
  const project = openHostedProject(env);
  const { resume, retention } = project ? createHostedSource(project, mailFolder) : source;
  return { ...source, resume, retention, mailFolder, allowsPrivateWebhooks: readAllowPrivateWebhooks(env) };
}

export interface Replies {
  templates: DataFiles["replies"]["templates"];
  subject: string;
}

export type DeskConfig = ReturnType<typeof readDeskConfig>;

/**
 * @param root the project's root folder, for the content
 * @throws ContentError if the data files are invalid
 */
export function readDeskConfig(env: NodeJS.ProcessEnv, root: string) {
  const languages = loadLocalizedData(root);
  const { agency, claims, contexts, messages, partners } = languages[0].files;
  const { answerHours, reviewHours } = readPromisedTimes(claims);
  const promised: PromisedHours = { contact_submissions: answerHours, resume_submissions: reviewHours };
  return {
    operator: (readSetting(env.DESK_OPERATOR) ?? userInfo().username).slice(0, 120),
    agency: agency.name,
    timeZone: agency.timeZone,
    promised,
    ...readFormNames(contexts),
    partners: Object.fromEntries(partners.known.map(({ id, name }) => [id, name])),
    labels: messages.labels as Readonly<Record<string, string>>,
    noticesTo: readSetting(env.MAIL_TO) ?? agency.email,
    agencyPhone: agency.phone.text,
    agencyEmail: agency.email,
    /** Templates of replies, and the subject without one, by language. */
    replies: Object.fromEntries(
      languages.map(({ language, files: { replies, mails } }) => [
        language,
        { templates: replies.templates, subject: mails.reply.subject },
      ]),
    ) as Record<Language, Replies>,
  };
}
