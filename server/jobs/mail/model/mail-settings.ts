import { EnvironmentError, readSetting } from "../../../../site/settings/environment.ts";
import type { Agency } from "../../../../model/schemas/agency.ts";
import { parseMailbox, type Mailbox } from "./mailbox.ts";
import { parseSmtpUrl } from "./smtp-url.ts";

export function readMailSettings(env: NodeJS.ProcessEnv, agency: Pick<Agency, "name" | "email">) {
  const url = readSetting(env.SMTP_URL);
  const from = readMailbox("MAIL_FROM", readSetting(env.MAIL_FROM)) ?? { name: "", address: agency.email };
  return {
    smtp: url === undefined ? undefined : parseSmtpUrl(url),
    /** Sender of all emails (`MAIL_FROM`); defaults to the agency's name and address. */
    from: { name: from.name || agency.name, address: from.address },
    /**
     * Recipient of notices to the agency (`MAIL_TO`), unless `private.delivery_settings` sets another; defaults to
     * the agency's address.
     */
    agency: readMailbox("MAIL_TO", readSetting(env.MAIL_TO))?.address ?? agency.email,
  };
}

function readMailbox(name: string, value: string | undefined): Mailbox | undefined {
  if (value === undefined) return undefined;
  const mailbox = parseMailbox(value);
  if (mailbox !== undefined) return mailbox;
  throw new EnvironmentError(
    name,
    value,
    "one address such as hello@example.com or Example Talent <hello@example.com>",
  );
}
