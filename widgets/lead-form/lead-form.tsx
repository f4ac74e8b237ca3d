import { useId, useState } from "react";
import { leadFields } from "../../model/submissions/form-fields.ts";
import { toSource } from "../../model/submissions/form-columns.ts";
import { readFields } from "../../model/submissions/read-fields.ts";
import { hasNoContact, isBlankField } from "../../model/submissions/typed-text.ts";
import type { AttributesOf } from "../../model/tags/tag-description.ts";
import { useMessages } from "../runtime/config.ts";
import { FormFrame } from "../forms/form-frame.tsx";
import { SubmitButton, TextField } from "../forms/field.tsx";
import { storeFields, useSubmission } from "../forms/use-submission.ts";
import { widget } from "../runtime/widget.ts";
import {
  embeddedLeadFormAttributes,
  leadFormAttributes,
  type leadFormMessageKeys,
} from "../../model/tags/lead-form.ts";
import { useField } from "../forms/form-context.ts";

/**
 * Quick lead form with three fields. If submitted with neither an email address nor a phone number, it asks for one of
 * them, and adds a company field.
 */
export function LeadForm(props: AttributesOf<typeof leadFormAttributes>) {
  const {
    context = "general",
    urgency,
    heading,
    layout = "stack",
    submit,
    partner,
    position,
    location,
  } = props;
  const messages = useMessages<typeof leadFormMessageKeys>();
  const [isExpanded, setExpanded] = useState(false);
  const hintId = useId();
  const { labels, placeholders, consent, leadForm, notices, thanks } = messages;

  const read = (data: FormData) => {
    const isUnreachable = hasNoContact(data);
    if (isUnreachable) setExpanded(true);
    return readFields(leadFields(isUnreachable), data, messages.errors);
  };

  const listResolvedFields = (form: HTMLFormElement): string[] => {
    const data = new FormData(form);
    return isBlankField(data, "email") && !hasNoContact(data) ? ["email"] : [];
  };

  const submission = useSubmission({
    ...storeFields(leadFields(false), messages.errors, { source: toSource(context) }),
    widget: "lead-form",
    context,
    partner,
    consent: consent.request,
    read,
    listResolvedFields,
    createIncompleteNotice: () => notices.quickIncomplete,
    incompleteReason: "direct",
    success: notices.quickSuccess,
    failure: notices.submissionFailed,
    thanks: ({ urgency: choice }) => ({
      ...notices.quickSuccess,
      ...(choice === "urgent" && { texts: { candidatesWithin: thanks.urgentWithin } }),
    }),
    next: ["answer", "candidates"],
    onSuccess: () => setExpanded(false),
  });

  return (
    <FormFrame
      submission={submission}
      className={layout === "row" ? "form-row" : "form-stack"}
      heading={heading}
    >
      {(noteId) => (
        <>
          <TextField
            name="position"
            label={labels.role}
            placeholder={position ?? placeholders.role}
            defaultValue={position}
            isRequired
          />
          {location !== undefined && (
            <TextField name="location" label={labels.location} defaultValue={location} isOptional />
          )}
          <div role="group" aria-label={leadForm.choice}>
            <p className="form-hint" id={hintId}>
              {leadForm.hint}
            </p>
            <TextField
              name="email"
              label={isExpanded ? labels.workEmail : labels.email}
              type="email"
              placeholder={placeholders.email}
              describedBy={hintId}
            />
            <TextField
              name="phone"
              label={labels.phone}
              type="tel"
              placeholder={placeholders.phone}
              describedBy={`${hintId} ${noteId}`}
            />
          </div>
          {isExpanded && (
            <TextField name="company" label={labels.company} autoComplete="organization" isOptional />
          )}
          {urgency === "true" && (
            <ChoiceField
              name="urgency"
              legend={labels.urgency}
              choices={[
                { value: "standard", label: labels.standard },
                { value: "urgent", label: labels.urgent },
              ]}
            />
          )}
          <SubmitButton text={submit ?? leadForm.submit} sendingText={leadForm.sending} />
        </>
      )}
    </FormFrame>
  );
}

interface ChoiceFieldProps {
  name: string;
  legend: string;
  choices: readonly { value: string; label: string }[];
}

function ChoiceField({ name, legend, choices }: ChoiceFieldProps) {
  const { control } = useField(name);
  return (
    <fieldset className="field" disabled={control.disabled}>
      <legend className="field-label">{legend}</legend>
      <div className="choice">
        {choices.map(({ value, label }, index) => (
          <label className="choice-option" key={value}>
            <input type="radio" name={name} value={value} defaultChecked={index === 0} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export const leadFormWidget = widget("lead-form", leadFormAttributes, LeadForm);

export const embeddedLeadFormWidget = { ...leadFormWidget, attributes: embeddedLeadFormAttributes };
