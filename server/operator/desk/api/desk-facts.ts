import { userInfo } from "node:os";
import { setting } from "../../../../site/settings/environment.ts";
import { loadDataFiles } from "../../../../site/model/loading/load-data.ts";
import { readPromises } from "../../../jobs/mail/model/promises.ts";
import type { PromisedHours } from "../leads/lead-desk.ts";

/** What the app is told once. */
export interface DeskFacts {
  /** Under which name changes are written down. */
  operator: string;
  agency: string;
  timeZone: string;
  promised: PromisedHours;
  /** What the contexts of forms mean. */
  contexts: Record<string, string>;
  /** Names of the known partners by their ids. */
  partners: Record<string, string>;
  /** Labels of the forms' fields. */
  labels: Readonly<Record<string, string>>;
  /** Where the server sends notices to the agency, unless the database names another address. */
  noticesTo: string;
  /** What a reply's subject says. */
  replySubject: string;
}

/**
 * @param root the project's root folder, for the content
 * @throws ContentError when the data files have mistakes
 */
export function readDeskFacts(env: NodeJS.ProcessEnv, root: string): DeskFacts {
  const { agency, claims, contexts, mails, messages, partners } = loadDataFiles(root);
  const { answer, review } = readPromises(claims);
  return {
    operator: (setting(env.DESK_OPERATOR) ?? userInfo().username).slice(0, 120),
    agency: agency.name,
    timeZone: agency.timeZone,
    promised: { contact_submissions: answer, resume_submissions: review },
    // The first sentence says where the form stands; further ones are for editors.
    contexts: Object.fromEntries(
      Object.entries(contexts).map(([name, { meaning }]) => [name, meaning.split(". ")[0] ?? meaning]),
    ),
    partners: Object.fromEntries(partners.known.map(({ id, name }) => [id, name])),
    labels: messages.labels,
    noticesTo: setting(env.MAIL_TO) ?? agency.email,
    replySubject: mails.notice.replySubject,
  };
}
