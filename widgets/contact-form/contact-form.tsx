import { contactFields } from "../../site/model/submissions/contact-fields.ts";
import { toColumns } from "../../site/model/submissions/form-columns.ts";
import { readFields } from "../../site/model/submissions/read-fields.ts";
import { useMessages } from "../runtime/config.ts";
import { FormFrame } from "../forms/form-frame.tsx";
import { importSubmissionsClient } from "../forms/import-backend.ts";
import { SubmitButton } from "../forms/submit-button.tsx";
import { useSubmission } from "../forms/use-submission.ts";
import { widget } from "../runtime/widget.ts";
import { contactFormAttributes } from "./attributes.ts";
import { useRequestedRole } from "./use-requested-role.ts";
import type { contactFormMessageKeys } from "./message-keys.ts";

export const contactFormWidget = widget("contact-form", contactFormAttributes, ({ partner }) => {
  useRequestedRole();
  const messages = useMessages<typeof contactFormMessageKeys>();
  const { consent, contactForm, notices } = messages;
  const submission = useSubmission({
    widget: "contact-form",
    context: "general",
    partner,
    consent: consent.request,
    read: (data) => readFields(contactFields, data, messages.errors),
    importClient: importSubmissionsClient,
    send: ({ submitForm }, values, ...rest) =>
      submitForm(
        "contact_submissions",
        { ...toColumns(contactFields, values), source: "contact_form" },
        ...rest,
      ),
    success: notices.leadSuccess,
    failure: notices.submissionFailed,
    next: ["answer", "candidates"],
  });
  return (
    <FormFrame submission={submission} className="form-grid" fields={contactFields}>
      {() => <SubmitButton text={contactForm.submit} sendingText={contactForm.sending} />}
    </FormFrame>
  );
});
