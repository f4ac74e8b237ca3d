import { employerFields } from "../../model/submissions/form-fields.ts";
import { toSource } from "../../model/submissions/form-columns.ts";
import { useMessages } from "../runtime/config.ts";
import { CheckboxField } from "../forms/checkbox-field.tsx";
import { FormFrame } from "../forms/form-frame.tsx";
import { SubmitButton } from "../forms/submit-button.tsx";
import { storeFields, useSubmission } from "../forms/use-submission.ts";
import { widget } from "../runtime/widget.ts";
import {
  employerLeadFormAttributes,
  type employerLeadFormMessageKeys,
} from "../../model/tags/employer-lead-form.ts";

const { name, email, phone } = employerFields;

export const employerLeadFormWidget = widget(
  "employer-lead-form",
  employerLeadFormAttributes,
  ({ context = "general", partner }) => {
    const messages = useMessages<typeof employerLeadFormMessageKeys>();
    const { consent, employerLeadForm, notices } = messages;
    const consentText = `${consent.employer}. ${consent.contact}. ${consent.request}`;
    const submission = useSubmission({
      ...storeFields(employerFields, messages.errors, { source: toSource(context) }),
      widget: "employer-lead-form",
      context,
      partner,
      consent: consentText,
      success: notices.leadSuccess,
      failure: notices.submissionFailed,
      next: ["answer", "candidates"],
    });
    return (
      <FormFrame
        submission={submission}
        className="form-stack"
        consent={consent.request}
        fields={{ name, email, phone }}
      >
        {() => (
          <>
            <CheckboxField name="employer" label={consent.employer} />
            <CheckboxField name="agreement" label={consent.contact} />
            <SubmitButton text={employerLeadForm.submit} sendingText={employerLeadForm.sending} />
          </>
        )}
      </FormFrame>
    );
  },
);
