import { useState } from "react";
import type { QuickRequest } from "../backend/submissions.ts";
import { useMessages } from "../config.ts";
import { ChoiceField } from "../forms/choice-field.tsx";
import { FormFrame } from "../forms/form-frame.tsx";
import { loadSubmissions } from "../forms/load-backend.ts";
import { readForm, type Reading } from "../forms/read-form.ts";
import { SubmitButton } from "../forms/submit-button.tsx";
import { TextField } from "../forms/text-field.tsx";
import { useSubmission } from "../forms/use-submission.ts";
import { useAskedPlace } from "./use-asked-place.ts";
import { compactLeadSchema, expandedLeadSchema, type LeadFormProps } from "./schema.ts";

function isEmpty(data: FormData, name: string): boolean {
  const value = data.get(name);
  return typeof value !== "string" || value.trim() === "";
}

/** The quick lead form: three fields, or four when the visitor left no way to answer */
export function LeadForm(props: LeadFormProps & { lead?: string }) {
  const { context = "general", urgency, heading, lead, layout = "stack", submit, partner } = props;
  const [isExpanded, setExpanded] = useState(false);
  const place = useAskedPlace();
  const messages = useMessages();
  const { labels, placeholders, consent, leadForm } = messages;

  const read = (data: FormData): Reading<QuickRequest> => {
    const mustExpand = !isExpanded && isEmpty(data, "email") && isEmpty(data, "phone");
    if (mustExpand) setExpanded(true);
    const schema = isExpanded || mustExpand ? expandedLeadSchema(messages) : compactLeadSchema(messages);
    return readForm(schema, data);
  };

  const submission = useSubmission<QuickRequest>({
    widget: "lead-form",
    context,
    partner,
    consent: consent.request,
    read,
    rejection: () => "quickIncomplete",
    prepare: loadSubmissions,
    send: async (values, circumstances, backend) => {
      const { submitQuick } = await loadSubmissions();
      return submitQuick(
        { ...values, urgency: values.urgency === "urgent" ? "Urgent" : "Standard" },
        circumstances,
        backend,
      );
    },
    success: "quickSuccess",
    failure: "submissionFailed",
    onSuccess: () => setExpanded(false),
  });

  return (
    <FormFrame
      submission={submission}
      className={layout === "row" ? "form-row" : "form-stack"}
      heading={heading}
      lead={lead}
      consent={consent.request}
    >
      {(noteId) => (
        <>
          {isExpanded && (
            <TextField
              key="company"
              name="company"
              label={labels.company}
              autoComplete="organization"
              isRequired
            />
          )}
          <TextField
            key="position"
            name="position"
            label={labels.role}
            autoComplete="off"
            placeholder={placeholders.role}
            isRequired
          />
          <TextField
            key="email"
            name="email"
            label={isExpanded ? labels.workEmail : labels.email}
            type="email"
            autoComplete="email"
            placeholder={placeholders.email}
            isRequired={isExpanded}
          />
          <TextField
            key="phone"
            name="phone"
            label={labels.phone}
            type="tel"
            autoComplete="tel"
            placeholder={placeholders.phone}
            isOptional={isExpanded}
            describedBy={noteId}
          />
          {place !== undefined && (
            <TextField
              key="location"
              name="location"
              label={labels.location}
              autoComplete="off"
              defaultValue={place}
              isOptional
            />
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
          <SubmitButton text={submit ?? leadForm.submit} sending={leadForm.sending} />
          {lead === undefined && !isExpanded && <p className="form-hint">{leadForm.hint}</p>}
        </>
      )}
    </FormFrame>
  );
}
