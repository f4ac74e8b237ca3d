import { userInfo } from "node:os";
import { readSetting } from "../../../../site/settings/environment.ts";
import { loadDataFiles } from "../../../../model/loading/load-data.ts";
import { readPromisedTimes } from "../../../jobs/mail/model/mail-context.ts";
import { readFormNames } from "../../../jobs/mail/kinds/notice-fields.ts";
import type { PromisedHours } from "../leads/lead-desk.ts";

export type DeskConfig = ReturnType<typeof readDeskConfig>;

/**
 * @param root the project's root folder, for the content
 * @throws ContentError if the data files are invalid
 */
export function readDeskConfig(env: NodeJS.ProcessEnv, root: string) {
  const { agency, claims, contexts, mails, messages, partners } = loadDataFiles(root);
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
    replySubject: mails.notice.replySubject,
  };
}
