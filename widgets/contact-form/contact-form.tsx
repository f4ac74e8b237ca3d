import { contactFields } from "../../site/model/submissions/contact-fields.ts";
import { toColumns, type FormValues } from "../../site/model/submissions/form-columns.ts";
import { readFields } from "../../site/model/submissions/read-fields.ts";
import { useMessages } from "../config.ts";
import { FormFrame } from "../forms/form-frame.tsx";
import { loadSubmissions } from "../forms/load-backend.ts";
import { SelectField } from "../forms/select-field.tsx";
import { SubmitButton } from "../forms/submit-button.tsx";
import { TextAreaField } from "../forms/text-area-field.tsx";
import { TextField } from "../forms/text-field.tsx";
import { useSubmission } from "../forms/use-submission.ts";
import type { ContactFormProps } from "./attributes.ts";
import { useAskedRole } from "./use-asked-role.ts";

/** The main contact form: who, for which role, where and when */
export function ContactForm({ partner }: ContactFormProps) {
  useAskedRole();
  const messages = useMessages();
  const { labels, placeholders, choices, consent, contactForm } = messages;
  const submission = useSubmission<FormValues<typeof contactFields>>({
    widget: "contact-form",
    context: "general",
    partner,
    consent: consent.request,
    read: (data) => readFields(contactFields, data, messages.errors),
    prepare: loadSubmissions,
    send: async (values, circumstances, backend) =>
      (await loadSubmissions()).submitContact(toColumns(contactFields, values), circumstances, backend),
    success: "leadSuccess",
    failure: "submissionFailed",
    next: ["answer", "candidates"],
  });
  return (
    <FormFrame submission={submission} className="form-grid" consent={consent.request}>
      {(noteId) => (
        <>
          <TextField name="firstName" label={labels.firstName} autoComplete="given-name" isRequired />
          <TextField name="lastName" label={labels.lastName} autoComplete="family-name" isRequired />
          <TextField name="company" label={labels.company} autoComplete="organization" isRequired />
          <TextField
            name="email"
            label={labels.businessEmail}
            type="email"
            autoComplete="email"
            placeholder={placeholders.email}
            isRequired
          />
          <TextField
            name="phone"
            label={labels.phone}
            type="tel"
            autoComplete="tel"
            describedBy={noteId}
            isOptional
          />
          <TextField
            name="position"
            label={labels.position}
            autoComplete="off"
            placeholder={placeholders.position}
            isOptional
          />
          <SelectField
            name="timeline"
            label={labels.timeline}
            prompt={placeholders.timeline}
            choices={choices.timelines}
          />
          <TextField
            name="location"
            label={labels.location}
            autoComplete="off"
            placeholder={placeholders.location}
            isOptional
          />
          <TextAreaField name="details" label={labels.details} placeholder={placeholders.details} />
          <SubmitButton text={contactForm.submit} sending={contactForm.sending} />
        </>
      )}
    </FormFrame>
  );
}
