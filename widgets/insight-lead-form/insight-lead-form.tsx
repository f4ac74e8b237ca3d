import { insightFields } from "../../model/submissions/form-fields.ts";
import { useMessages } from "../runtime/config.ts";
import { FormFrame } from "../forms/form-frame.tsx";
import { SubmitButton } from "../forms/field.tsx";
import { storeFields, useSubmission } from "../forms/use-submission.ts";
import { widget } from "../runtime/widget.ts";
import {
  insightLeadFormAttributes,
  type insightLeadFormMessageKeys,
} from "../../model/tags/insight-lead-form.ts";

export const insightLeadFormWidget = widget(
  "insight-lead-form",
  insightLeadFormAttributes,
  ({ source = "remote-work-insight", partner }) => {
    const messages = useMessages<typeof insightLeadFormMessageKeys>();
    const { consent, insightLeadForm, notices } = messages;
    const isRemoteWork = source === "remote-work-insight";
    const details = isRemoteWork ? insightLeadForm.remoteWorkDetails : insightLeadForm.talentRetentionDetails;
    const submission = useSubmission({
      ...storeFields(insightFields, messages.errors, { source, project_details: details }),
      widget: "insight-lead-form",
      source,
      partner,
      consent: consent.request,
      createIncompleteNotice: () => notices.insightIncomplete,
      success: isRemoteWork ? notices.remoteWorkSuccess : notices.talentRetentionSuccess,
      failure: notices.insightFailed,
      next: ["answer"],
    });
    return (
      <FormFrame submission={submission} className="form-row" fields={insightFields}>
        {() => <SubmitButton text={insightLeadForm.submit} sendingText={insightLeadForm.sending} />}
      </FormFrame>
    );
  },
);
