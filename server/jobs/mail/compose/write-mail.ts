import type { Delivery } from "../../outbox/channel.ts";
import { compose, type ComposedMail, type Envelope } from "./compose.ts";
import { composeTestMail } from "../kinds/test-mail.ts";
import type { MailContext } from "../model/mail-context.ts";
import type { Submission } from "../model/read-submission.ts";
import { renderMail, type MailSources } from "./render-mail.ts";

interface WriteMailOptions extends Pick<Envelope, "from" | "sentAt"> {
  context: MailContext;
  sources: MailSources;
}

/**
 * Composes a delivery's email, ready to send.
 * @throws DeliveryRefusal if there is nothing to send, or nothing to send yet
 */
export async function writeMail(
  delivery: Delivery,
  row: Submission,
  { context, sources, ...sender }: WriteMailOptions,
): Promise<ComposedMail> {
  const mail = await renderMail(delivery, row, context, sources);
  return compose(mail, { ...delivery, ...sender, relatedSubmission: delivery }, context);
}

export function writeTestMail(envelope: Envelope, context: MailContext): ComposedMail {
  return compose(composeTestMail(context), envelope, context);
}
