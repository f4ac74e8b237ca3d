import { contactFields } from "../../model/submissions/form-fields.ts";
import { useMessages } from "../runtime/config.ts";
import { FormFrame } from "../forms/form-frame.tsx";
import { SubmitButton } from "../forms/field.tsx";
import { storeFields, useSubmission } from "../forms/use-submission.ts";
import { widget } from "../runtime/widget.ts";
import { contactFormAttributes, type contactFormMessageKeys } from "../../model/tags/contact-form.ts";

export const contactFormWidget = widget("contact-form", contactFormAttributes, ({ partner }) => {
  const messages = useMessages<typeof contactFormMessageKeys>();
  const { consent, contactForm, notices } = messages;
  const submission = useSubmission({
    ...storeFields(contactFields, messages.errors, { source: "contact_form" }),
    widget: "contact-form",
    context: "general",
    partner,
    consent: consent.request,
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
