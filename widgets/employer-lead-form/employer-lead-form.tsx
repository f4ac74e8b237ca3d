import { employerFields } from "../../model/submissions/form-fields.ts";
import { toSource } from "../../model/submissions/form-columns.ts";
import { useMessages } from "../runtime/config.ts";
import { FormFrame } from "../forms/form-frame.tsx";
import { SubmitButton, FieldError } from "../forms/field.tsx";
import { storeFields, useSubmission } from "../forms/use-submission.ts";
import { widget } from "../runtime/widget.ts";
import {
  employerLeadFormAttributes,
  type employerLeadFormMessageKeys,
} from "../../model/tags/employer-lead-form.ts";
import { useField } from "../forms/form-context.ts";

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

interface CheckboxFieldProps {
  name: string;
  label: string;
}

/** A required checkbox. */
function CheckboxField({ name, label }: CheckboxFieldProps) {
  const { control, error, errorId } = useField(name);
  return (
    <div className="field field-wide">
      <label className="check">
        <input {...control} className="check-box" type="checkbox" required />
        <span>{label}</span>
      </label>
      <FieldError id={errorId} error={error} />
    </div>
  );
}
