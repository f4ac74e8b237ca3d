import { loadLocalizedData } from "../../model/loading/load-data.ts";
import { readDataDir } from "../../site/settings/environment.ts";
import { BackendError } from "../platform/backend-error.ts";
import type { Queryable } from "../data/database/database.ts";
import { openMailChannel } from "./mail/mail-channel.ts";
import { DeliveryRefusal } from "./outbox/channel.ts";

const deadlineMs = 60_000;

const emptyDatabase: Queryable = { query: () => Promise.resolve([]), run: () => Promise.resolve() };

/**
 * Sends a test email with the mail settings in `env`.
 * @returns a one-line description of where emails go
 * @throws BackendError if it was not sent, ContentError if the content is invalid
 */
export async function sendTestMail(env: NodeJS.ProcessEnv, root: string, address: string): Promise<string> {
  const content = loadLocalizedData(root);
  const mail = await openMailChannel({ env, content, dataDir: readDataDir(env), database: emptyDatabase });
  try {
    await mail.sendTest(address, AbortSignal.timeout(deadlineMs));
    return mail.destination;
  } catch (error) {
    if (error instanceof DeliveryRefusal)
      throw new BackendError(`The test email was not sent: ${error.message}`);
    throw error;
  } finally {
    await mail.close();
  }
}
