import type { OutgoingMail } from "../../../../../../server/jobs/mail/transports/smtp-transport.ts";

export const SENDER = "hello@ridgebeam.example";
export const RECIPIENT = "kim@example.com";

export const createMail = (
  id = "1",
  { to = RECIPIENT, ...options }: Partial<OutgoingMail["options"]> & { to?: string } = {},
  kind: OutgoingMail["delivery"]["kind"] = "sender-receipt",
): OutgoingMail => ({
  options: {
    messageId: `<${id}@ridgebeam.example>`,
    from: { name: "Ridgebeam Talent", address: SENDER },
    to: { name: "", address: to },
    envelope: { from: SENDER, to: [to] },
    subject: "Grüße 远东",
    text: "Thank you!",
    html: "",
    attachments: [],
    ...options,
  },
  delivery: { id, kind, submission: "s1", createdAt: new Date("2025-01-13T21:40:00.123Z") },
});
